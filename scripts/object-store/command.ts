import { spawnSync } from 'node:child_process';
import { Command, Option } from 'commander';
import { startCeph } from './ceph';

const SUITES = ['federation/release/store', 'federation/release/delivery'];

type Environment = Readonly<Record<string, string>>;

const runSuite = (target: string, environment: Environment): number => {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...SUITES, '--selectProjects', 'slow', '--runInBand'],
    {
      stdio: 'inherit',
      env: { AWS_REGION: 'us-east-1', ...process.env, ...environment, RELEASE_TEST_TARGET: target },
    },
  );
  return status ?? 1;
};

const runOnCeph = (bucket: string): number => {
  const ceph = startCeph();
  if (!ceph) return 1;
  try {
    // Ceph compares tags without their quotes.
    return runSuite(`s3://${bucket}?conditions=bare`, ceph.environment);
  } finally {
    ceph.stop();
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

export const store = new Command('store')
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
  .action(testStore);
