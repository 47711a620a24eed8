import { build } from 'esbuild';

/** @returns the module and what it imports as one classic script */
export const buildScript = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  return outputFiles.map(({ text }) => text).join('');
};
