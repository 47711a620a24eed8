import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command, Option } from 'commander';

const CEPH = path.join('scripts', 'object-store');
const SUITES = ['federation/release/store', 'federation/release/delivery'];

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

/** Parses the variables that start.sh prints. */
const parseVariables = (text: string): Environment =>
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
    return started.status === 0
      ? runSuite(`s3://${bucket}?conditions=bare`, parseVariables(started.stdout))
      : 1;
  } finally {
    spawnSync(path.join(CEPH, 'stop.sh'), [folder], { stdio: 'inherit' });
    rmSync(parent, { recursive: true, force: true });
  }
};

interface Options {
  readonly endpoint?: string;
  readonly bucket: string;
  readonly conditions: string;
}

const testStore = ({ endpoint, bucket, conditions }: Options): void => {
  process.exitCode =
    endpoint === undefined
      ? runOnCeph(bucket)
      : runSuite(`s3://${bucket}?conditions=${conditions}`, { AWS_ENDPOINT_URL_S3: endpoint });
};

new Command()
  .name('npm run test:store --')
  .description(
    "Runs the stores' tests against a real S3-compatible object store: by default Ceph's RADOS Gateway, which is installed by apt when it is missing and started on loopback.",
  )
  .option(
    '--endpoint <url>',
    'another store; region and keys come from AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  )
  .option('--bucket <name>', 'created when it is missing; the tests use separate prefixes', 'release-tests')
  .addOption(
    new Option('--conditions <kind>', 'how the store handles conditional writes')
      .choices(['quoted', 'bare', 'none'])
      .default('quoted'),
  )
  .action(testStore)
  .parse();
