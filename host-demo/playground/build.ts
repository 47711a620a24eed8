import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { createGenerator } from 'ts-json-schema-generator';

const OUT = path.join('dist', 'playground');

/** Returns the JSON schema of the header's configuration, generated from the contract's types. */
const configSchema = () =>
  createGenerator({
    path: 'federation/contract/config.ts',
    tsconfig: 'tsconfig.json',
    type: 'HeaderConfig',
    skipTypeCheck: true,
    expose: 'none',
    topRef: false,
  }).createSchema('HeaderConfig');

const main = async (): Promise<void> => {
  await mkdir(OUT, { recursive: true });
  await writeFile(path.join(OUT, 'schema.json'), JSON.stringify(configSchema()));
  await build({
    entryPoints: {
      playground: path.join(__dirname, 'client', 'main.ts'),
      stage: path.join(__dirname, 'client', 'stage.ts'),
    },
    outdir: OUT,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
};

void main();
