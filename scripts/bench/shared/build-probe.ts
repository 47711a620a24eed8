import { build } from 'esbuild';

/** @returns the probe as a classic script, to run before anything else of a page */
export const buildProbe = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  return outputFiles.map(({ text }) => text).join('');
};
