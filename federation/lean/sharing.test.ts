import { consumes, initContainerEntry } from './sharing';

type Consumes = Parameters<typeof consumes>[0];

const LENT = { name: 'lent' };
const OWN = { name: 'own' };

/** A chunk that needs one shared module, as webpack's generated code tells of it. */
const chunkNeeding = (shareKey: string, fallback: () => Promise<() => unknown>) => {
  const options: Consumes = {
    chunkId: '7',
    chunkMapping: { 7: ['42'] },
    installedModules: {},
    promises: [],
    webpackRequire: {
      m: {},
      consumesLoadingData: { moduleIdToConsumeDataMapping: { 42: { shareKey, fallback } } },
    },
  };
  return {
    arrive: async () => {
      consumes(options);
      await Promise.all(options.promises.splice(0));
      const module = { exports: undefined as unknown };
      options.webpackRequire.m['42']?.(module);
      return module.exports;
    },
  };
};

const lend = (name: string, module: unknown) => {
  initContainerEntry({
    shareScope: { [name]: { '19.0.0': { get: () => () => module } } },
  });
};

const own = () => Promise.resolve(() => OWN);

it("takes the remote's own module where the page lends none [FED-1]", async () => {
  expect(await chunkNeeding('alone', own).arrive()).toBe(OWN);
});

it("takes the page's module, whichever was lent first, and fetches none [FED-1]", async () => {
  const fetched = jest.fn(own);
  lend('lent', LENT);
  lend('lent', OWN);
  expect(await chunkNeeding('lent', fetched).arrive()).toBe(LENT);
  expect(fetched).not.toHaveBeenCalled();
});

it('tries a module that did not come anew, and then keeps it [ERR-6]', async () => {
  const fetched = jest.fn(own).mockRejectedValueOnce(new Error('lost'));
  const chunk = chunkNeeding('late', fetched);
  await expect(chunk.arrive()).rejects.toThrow('lost');
  expect(await chunk.arrive()).toBe(OWN);
  expect(await chunk.arrive()).toBe(OWN);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('has nothing to do for a chunk without shared modules', () => {
  const promises: Promise<void>[] = [];
  consumes({
    ...{ chunkId: '8', chunkMapping: {}, installedModules: {}, promises },
    webpackRequire: { m: {}, consumesLoadingData: { moduleIdToConsumeDataMapping: {} } },
  });
  expect(promises).toEqual([]);
});
