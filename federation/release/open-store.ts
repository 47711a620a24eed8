import { EXIT, ReleaseError } from './exit-codes';
import { createFolderStore } from './folder-store';
import type { Conditions } from './s3-store';
import type { ObjectStore } from './store';

export const DEFAULT_TARGET = 'folder:dist/releases';

const CONDITIONS: readonly Conditions[] = ['quoted', 'bare', 'none'];

const ATTEMPTS = 4;
const TIMEOUT = 20_000;

/** The SDK's own names for these, so that an endpoint set for other tools serves here too. */
const ENDPOINT = ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

const conditionsOf = (target: URL): Conditions => {
  const asked = target.searchParams.get('conditions') ?? 'quoted';
  const conditions = CONDITIONS.find((one) => one === asked);
  if (!conditions) {
    throw new ReleaseError(EXIT.usage, `conditions=${asked}: one of ${CONDITIONS.join(', ')}`);
  }
  return conditions;
};

/**
 * The store behind a target: `folder:<path>`, or `s3://<bucket>/<prefix>[?conditions=bare|none]` with endpoint,
 * region and keys from the SDK's environment variables.
 *
 * @throws ReleaseError `usage` for anything else
 */
export const openStore = async (target: string, environment: Environment): Promise<ObjectStore> => {
  if (target.startsWith('folder:') && target.length > 'folder:'.length) {
    return createFolderStore(target.slice('folder:'.length));
  }
  if (!URL.canParse(target) || !target.startsWith('s3://')) {
    throw new ReleaseError(EXIT.usage, `${target}: a target is folder:<path> or s3://<bucket>/<prefix>`);
  }
  const url = new URL(target);
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  // The SDK takes longer to load than most commands on a folder take to run.
  const { createS3Store } = await import('./s3-store');
  const endpoint = ENDPOINT.map((name) => environment[name]).find(Boolean);
  return createS3Store({
    bucket: url.hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    conditions: conditionsOf(url),
    attempts: ATTEMPTS,
    timeout: TIMEOUT,
    region: environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    ...(endpoint !== undefined && { endpoint }),
  });
};
