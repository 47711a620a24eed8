import fc from 'fast-check';

const { FC_SEED = '1', FC_RUNS = '100' } = process.env;

/** The same values in every run. jest.config.mjs replaces the seed `random` by a number. */
fc.configureGlobal({ seed: Number(FC_SEED), numRuns: Number(FC_RUNS) });

export { fc };
