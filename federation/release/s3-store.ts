import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { messageOf } from './exit-codes';
import {
  StoreError,
  type ObjectStore,
  type ObjectSummary,
  type PutCondition,
  type StoredObject,
} from './store';

/**
 * What the engine makes of conditions: `quoted` as the standard has it, `bare` where it compares tags without
 * their quotes (Ceph), `none` where it takes no notice of them (s3rver).
 */
export type Conditions = 'quoted' | 'bare' | 'none';

export interface S3StoreOptions {
  readonly bucket: string;
  /** Empty, or ending in a slash. */
  readonly prefix: string;
  readonly conditions: Conditions;
  /** Path-style addresses go with it. Left out: the SDK's own choice. */
  readonly endpoint?: string;
  /** Tries of one request, the first included. */
  readonly attempts: number;
  /** Milliseconds for one try. */
  readonly timeout: number;
  /** Left out: taken from the environment, as every tool of the SDK does. */
  readonly credentials?: S3ClientConfig['credentials'];
  readonly region?: string;
}

const LOST_RACE: readonly (number | undefined)[] = [409, 412];
const MISSING = ['NoSuchKey', 'NotFound'];

const toStoreError = (name: string, key: string, error: unknown): StoreError => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  const kind = error instanceof Error ? `${error.name}: ` : '';
  const message = `${name}${key}: ${kind}${messageOf(error)}`;
  if (LOST_RACE.includes(status)) {
    return new StoreError('conflict', `${name}: somebody else has changed ${key} meanwhile`, {
      cause: error,
    });
  }
  const refused =
    (status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 429) ||
    (error instanceof Error && error.name === 'CredentialsProviderError');
  return new StoreError(refused ? 'refused' : 'unreachable', message, { cause: error });
};

const createClient = ({ endpoint, attempts, timeout, credentials, region }: S3StoreOptions): S3Client =>
  new S3Client({
    maxAttempts: attempts,
    requestHandler: { requestTimeout: timeout, connectionTimeout: timeout, throwOnRequestTimeout: true },
    // Engines other than AWS' refuse the trailing checksums that the SDK would send by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    ...(region !== undefined && { region }),
  });

/** A store in a bucket of any S3-compatible object store. */
export const createS3Store = (options: S3StoreOptions): ObjectStore => {
  const { bucket, prefix, conditions } = options;
  const client = createClient(options);
  const name = `s3://${bucket}/${prefix}`;

  const told = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toStoreError(name, key, error);
    }
  };

  /** The SDK tries a request again, but not an answer that breaks off after its head. */
  const download = async (key: string, left: number): Promise<StoredObject> => {
    const { Body, ETag = '' } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: prefix + key }),
    );
    try {
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    } catch (error) {
      if (left <= 1) throw error;
      return download(key, left - 1);
    }
  };

  const get: ObjectStore['get'] = async (key) =>
    told(key, async () => {
      try {
        return await download(key, options.attempts);
      } catch (error) {
        if (error instanceof S3ServiceException && MISSING.includes(error.name)) return undefined;
        throw error;
      }
    });

  /** The next best where the engine ignores conditions: two writers may still pass it at the same moment. */
  const checkFirst = async (key: string, condition: PutCondition): Promise<void> => {
    const tag = (await get(key))?.tag;
    if (tag !== ('tag' in condition ? condition.tag : undefined)) {
      throw new StoreError('conflict', `${name}: somebody else has changed ${key} meanwhile`);
    }
  };

  const asHeaders = (condition: PutCondition | undefined) => {
    if (!condition || conditions === 'none') return {};
    if ('absent' in condition) return { IfNoneMatch: '*' };
    return { IfMatch: conditions === 'bare' ? condition.tag.replaceAll('"', '') : condition.tag };
  };

  return {
    name,
    conditional: conditions !== 'none',
    get,
    async put(key, bytes, { contentType, contentEncoding, cacheControl }, condition) {
      if (condition && conditions === 'none') await checkFirst(key, condition);
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: prefix + key,
        Body: bytes,
        ContentType: contentType,
        CacheControl: cacheControl,
        ...(contentEncoding !== undefined && { ContentEncoding: contentEncoding }),
        ...asHeaders(condition),
      });
      try {
        await told(key, () => client.send(command));
      } catch (error) {
        // The answer to a write that was done may get lost; the SDK's second try then meets our own object.
        const own = error instanceof StoreError && error.problem === 'conflict';
        if (!own || !(await get(key))?.bytes.equals(bytes)) throw error;
      }
    },
    async list(under) {
      return told(under, async () => {
        const found: ObjectSummary[] = [];
        for await (const page of paginateListObjectsV2(
          { client },
          { Bucket: bucket, Prefix: prefix + under },
        )) {
          for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
            const modified = (LastModified ?? new Date(0)).toISOString();
            found.push({ key: Key.slice(prefix.length), bytes: Size, modified });
          }
        }
        return found;
      });
    },
    async remove(key) {
      await told(key, () => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key })));
    },
  };
};
