import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { conflict, isFailure, messageOf, refused, unreachable, type ReleaseError } from './exit-codes';
import {
  headersOf,
  withCheckedKeys,
  type ObjectStore,
  type ObjectSummary,
  type PutCondition,
  type StoredObject,
} from './store';

/**
 * How the engine handles conditions: `quoted` follows the standard, `bare` compares tags without their quotes (Ceph),
 * `none` ignores conditions (s3rver).
 */
export type Conditions = 'quoted' | 'bare' | 'none';

interface S3StoreOptions {
  readonly bucket: string;
  /** Empty, or with a trailing slash. */
  readonly prefix: string;
  readonly conditions: Conditions;
  /** The SDK's own endpoint by default. With an endpoint, requests have path-style addresses. */
  readonly endpoint?: string;
  /** Maximum number of attempts of a request, including the first. */
  readonly attempts: number;
  /** Timeout of one attempt in milliseconds. */
  readonly timeout: number;
  /** By default, the SDK reads them from the environment. */
  readonly credentials?: S3ClientConfig['credentials'];
  readonly region?: string;
}

const CONFLICT_STATUSES: readonly (number | undefined)[] = [409, 412];
const MISSING = ['NoSuchKey', 'NotFound'];

const toReleaseError = (name: string, key: string, error: unknown): ReleaseError => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  const kind = error instanceof Error ? `${error.name}: ` : '';
  const message = `${name}${key}: ${kind}${messageOf(error)}`;
  if (CONFLICT_STATUSES.includes(status)) {
    return conflict(`${name}: another writer has changed ${key} meanwhile`);
  }
  const isPermanent =
    (status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 429) ||
    (error instanceof Error && error.name === 'CredentialsProviderError');
  return isPermanent ? refused(message) : unreachable(message);
};

const createClient = ({ endpoint, attempts, timeout, credentials, region }: S3StoreOptions): S3Client =>
  new S3Client({
    maxAttempts: attempts,
    requestHandler: { requestTimeout: timeout, connectionTimeout: timeout, throwOnRequestTimeout: true },
    // Engines other than AWS refuse the trailing checksums that the SDK sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    ...(region !== undefined && { region }),
  });

interface BucketFolder {
  readonly client: S3Client;
  readonly bucket: string;
  readonly prefix: string;
}

/** The SDK retries requests, but not a response that is interrupted after its headers. */
const download = async (folder: BucketFolder, key: string, attemptsLeft: number): Promise<StoredObject> => {
  const { client, bucket, prefix } = folder;
  const { Body, ETag = '' } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }));
  try {
    return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    return download(folder, key, attemptsLeft - 1);
  }
};

const listObjects = async (
  { client, bucket, prefix }: BucketFolder,
  under: string,
): Promise<ObjectSummary[]> => {
  const found: ObjectSummary[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + under })) {
    for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
      const modified = (LastModified ?? new Date(0)).toISOString();
      found.push({ key: Key.slice(prefix.length), bytes: Size, modified });
    }
  }
  return found;
};

const conditionHeaders = (condition: PutCondition | undefined, conditions: Conditions) => {
  if (!condition || conditions === 'none') return {};
  if ('absent' in condition) return { IfNoneMatch: '*' };
  return { IfMatch: conditions === 'bare' ? condition.tag.replaceAll('"', '') : condition.tag };
};

/** Creates a store in a bucket of any S3-compatible object store. */
export const createS3Store = (options: S3StoreOptions): ObjectStore => {
  const { bucket, prefix, conditions } = options;
  const client = createClient(options);
  const folder: BucketFolder = { client, bucket, prefix };
  const name = `s3://${bucket}/${prefix}`;

  const withReleaseErrors = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toReleaseError(name, key, error);
    }
  };

  const get: ObjectStore['get'] = async (key) =>
    withReleaseErrors(key, async () => {
      try {
        return await download(folder, key, options.attempts);
      } catch (error) {
        if (error instanceof S3ServiceException && MISSING.includes(error.name)) return undefined;
        throw error;
      }
    });

  /** Checks a condition for an engine that ignores it. Two writers may still pass this check at the same time. */
  const checkFirst = async (key: string, condition: PutCondition): Promise<void> => {
    const tag = (await get(key))?.tag;
    if (tag !== ('tag' in condition ? condition.tag : undefined)) {
      throw conflict(`${name}: another writer has changed ${key} meanwhile`);
    }
  };

  return withCheckedKeys({
    name,
    conditional: conditions !== 'none',
    get,
    async put(key, bytes, condition) {
      const { contentType, contentEncoding, cacheControl } = headersOf(key);
      if (condition && conditions === 'none') await checkFirst(key, condition);
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: prefix + key,
        Body: bytes,
        ContentType: contentType,
        CacheControl: cacheControl,
        ...(contentEncoding !== undefined && { ContentEncoding: contentEncoding }),
        ...conditionHeaders(condition, conditions),
      });
      try {
        await withReleaseErrors(key, () => client.send(command));
      } catch (error) {
        // If the response of a successful write is lost, the SDK's retry conflicts with our own object.
        if (!isFailure(error, 'conflict') || !(await get(key))?.bytes.equals(bytes)) throw error;
      }
    },
    list: (under) => withReleaseErrors(under, () => listObjects(folder, under)),
    async remove(key) {
      await withReleaseErrors(key, () =>
        client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key })),
      );
    },
  });
};
