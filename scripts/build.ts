import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { sourceHash, STAMP } from './source-hash.mjs';

type Command = readonly [string, ...string[]];

const TSX = ['--import', 'tsx'] as const;

const SCHEMA = 'host-demo/services/schema.graphql';
const SCHEMA_TYPES = 'src/platform/graphql/schema.d.ts';

const hasSchemaTypes = (): boolean =>
  existsSync(SCHEMA_TYPES) && statSync(SCHEMA_TYPES).mtimeMs > statSync(SCHEMA).mtimeMs;

/**
 * The steps of each part of `npm run build`. A part is a separate process, so that two cores are used. The remote's
 * types archive needs the schema's types, which are generated, once, and not committed.
 */
const PARTS: Readonly<Record<string, readonly Command[]>> = {
  remote: [
    ...(hasSchemaTypes() ? [] : [['node_modules/gql.tada/bin/cli.js', 'generate-output'] as const]),
    [...TSX, 'scripts/build-remote.ts'],
  ],
  'React shells': [
    [
      ...TSX,
      'node_modules/webpack-cli/bin/cli.js',
      ...['--config', 'host-demo/shells/storefront/webpack.config.ts'],
      ...['--config', 'host-demo/shells/lists/webpack.config.ts'],
      ...['--mode', 'production'],
    ],
  ],
  pages: [
    [...TSX, 'host-demo/shells/build-clients.ts'],
    [...TSX, 'host-demo/shells/hosts/build.ts'],
    [...TSX, 'host-demo/playground/build.ts'],
    [...TSX, 'host-demo/fragment-server/build.ts'],
  ],
};

/** Output goes to standard error, because standard output is reserved for the ready line of `npm start`. */
const run = (command: Command): Promise<boolean> => {
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  );
};

const build = async (name: string, steps: readonly Command[]): Promise<boolean> => {
  const started = performance.now();
  let good = true;
  for (const step of steps) good = good && (await run(step));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stderr.write(`${good ? 'built' : 'could not build'} ${name} (${seconds} s)\n`);
  return good;
};

const main = async (): Promise<void> => {
  const hash = sourceHash();
  const built = await Promise.all(Object.entries(PARTS).map(([name, steps]) => build(name, steps)));
  if (!built.every(Boolean)) {
    process.exitCode = 1;
    return;
  }
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, hash);
};

void main();
