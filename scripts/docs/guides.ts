import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STARTERS = 'host-demo/starters';

/** The starters of each guide, the first one that has the file. */
export const STARTERS_OF: Readonly<Record<string, readonly string[]>> = {
  README: ['react'],
  react: ['react', 'react-18'],
  plain: ['plain', 'vanilla'],
  vue: ['vue'],
  angular: ['angular'],
  next: ['next'],
  sveltekit: ['sveltekit'],
  nuxt: ['nuxt'],
  server: ['server', 'react-router', 'astro'],
  federation: ['rspack', 'vite-federation'],
  analytics: ['react'],
  production: ['react', 'server', 'vanilla'],
};

/** A fence, its language, and the line that names the file: `// src/main.ts`, `<!-- src/App.vue -->` or a comment of CSS. */
const BLOCK = /^```(\w+)\n((?:\/\/|<!--|\/\*) ([\w./+-]+\.\w+)(?: -->| \*\/)?)\n(?:[^]*?\n)??```$/gm;

/** All starters have the same configuration. */
const CONFIG = /^(?:src\/|app\/|src\/app\/)config\.ts$/;

const readStarterFile = (starters: readonly string[], name: string): string | undefined => {
  const files = CONFIG.test(name)
    ? [path.join(STARTERS, 'config.ts')]
    : starters.map((starter) => path.join(STARTERS, starter, name));
  const found = files.find((file) => existsSync(file));
  return found === undefined ? undefined : readFileSync(found, 'utf8');
};

/** Returns the names of the files in a guide's code blocks that no starter of the guide has. */
export const missingFiles = (markdown: string, starters: readonly string[]): readonly string[] =>
  [...markdown.matchAll(BLOCK)].flatMap(([, , , name = '']) =>
    readStarterFile(starters, name) === undefined ? [name] : [],
  );

/** Languages of which every code block must be a file that is run. */
const CODE = /^```(?:ts|tsx|js|html|css|vue|svelte|astro)$/gm;

/** Returns how many code blocks name no file. */
export const unnamedBlocks = (markdown: string): number =>
  (markdown.match(CODE) ?? []).length - (markdown.match(BLOCK) ?? []).length;

/** Returns a guide whose code blocks contain the files of its starters, each with its name in the first line. */
export const withStarterCode = (markdown: string, starters: readonly string[]): string =>
  markdown.replaceAll(BLOCK, (block: string, language: string, title: string, name: string) => {
    const code = readStarterFile(starters, name);
    return code === undefined ? block : `\`\`\`${language}\n${title}\n${code.trimEnd()}\n\`\`\``;
  });
