import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const CEPH = path.join('scripts', 'object-store');
const SUITES = ['federation/release/store', 'federation/release/delivery'];

const HELP = `npm run test:store -- [options]

Runs the stores' test suite against a real S3-compatible object store: by default Ceph's RADOS Gateway, installed by
apt when it is missing and started on loopback.

  --endpoint URL     another store; region and keys from AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY
  --bucket NAME      made when it is missing (release-tests); everything goes below prefixes of its own
  --conditions KIND  what the store makes of conditional writes: quoted, bare or none (quoted)
  --help             this text`;

type Environment = Readonly<Record<string, string>>;

const runSuite = (target: string, environment: Environment): number => {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...SUITES, '--selectProjects', 'node', '--runInBand'],
    {
      stdio: 'inherit',
      env: { AWS_REGION: 'us-east-1', ...process.env, ...environment, RELEASE_TEST_TARGET: target },
    },
  );
  return status ?? 1;
};

/** What start.sh prints, as variables. */
const variables = (text: string): Environment =>
  Object.fromEntries(
    text
      .split('\n')
      .flatMap((line) => [/^(\w+)=(.*)$/.exec(line)])
      .flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? '']] : [])),
  );

const runOnCeph = (bucket: string): number => {
  const parent = mkdtempSync(path.join(tmpdir(), 'object-store-'));
  const folder = path.join(parent, 'ceph');
  try {
    const started = spawnSync(path.join(CEPH, 'start.sh'), [folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    // Ceph compares tags without their quotes.
    return started.status === 0 ? runSuite(`s3://${bucket}?conditions=bare`, variables(started.stdout)) : 1;
  } finally {
    spawnSync(path.join(CEPH, 'stop.sh'), [folder], { stdio: 'inherit' });
    rmSync(parent, { recursive: true, force: true });
  }
};

const main = (): number => {
  const { values } = parseArgs({
    options: {
      endpoint: { type: 'string' },
      bucket: { type: 'string', default: 'release-tests' },
      conditions: { type: 'string', default: 'quoted' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  return values.endpoint === undefined
    ? runOnCeph(values.bucket)
    : runSuite(`s3://${values.bucket}?conditions=${values.conditions}`, {
        AWS_ENDPOINT_URL_S3: values.endpoint,
      });
};

process.exitCode = main();
