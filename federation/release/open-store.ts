import { usage } from './exit-codes';
import { createFolderStore } from './folder-store';
import type { Conditions } from './s3-store';
import type { ObjectStore } from './store';

export const DEFAULT_TARGET = 'folder:dist/releases';

const CONDITIONS: readonly Conditions[] = ['quoted', 'bare', 'none'];

const ATTEMPTS = 4;
const TIMEOUT_MS = 20_000;

/** The SDK's own names of the variable, so that an endpoint that is set for other tools is used here too. */
const ENDPOINT = ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

const conditionsOf = (target: URL): Conditions => {
  const requested = target.searchParams.get('conditions') ?? 'quoted';
  const conditions = CONDITIONS.find((one) => one === requested);
  if (!conditions) {
    throw usage(`conditions=${requested} must be one of ${CONDITIONS.join(', ')}`);
  }
  return conditions;
};

/**
 * Opens the store of a target: `folder:<path>`, or `s3://<bucket>/<prefix>[?conditions=bare|none]` with endpoint,
 * region and keys from the SDK's environment variables.
 *
 * @throws ReleaseError `usage` for any other target
 */
export const openStore = async (target: string, environment: Environment): Promise<ObjectStore> => {
  if (target.startsWith('folder:') && target.length > 'folder:'.length) {
    return createFolderStore(target.slice('folder:'.length));
  }
  if (!URL.canParse(target) || !target.startsWith('s3://')) {
    throw usage(`${target}: a target is folder:<path> or s3://<bucket>/<prefix>`);
  }
  const url = new URL(target);
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  // Loaded only here, because loading the SDK takes longer than most commands on a folder.
  const { createS3Store } = await import('./s3-store');
  const endpoint = ENDPOINT.map((name) => environment[name]).find(Boolean);
  return createS3Store({
    bucket: url.hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    conditions: conditionsOf(url),
    attempts: ATTEMPTS,
    timeout: TIMEOUT_MS,
    region: environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    ...(endpoint !== undefined && { endpoint }),
  });
};
