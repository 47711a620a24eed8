import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';
import type { Dictionary } from './dictionary';

/** The start of a file in the format `dcz`; the hash of its dictionary follows (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const HASH_BYTES = 32;
const HEAD_BYTES = MAGIC.length + HASH_BYTES;

/** The highest level of zstd that needs no more memory than a file of this size. */
const LEVEL = 19;

/** Encodes and decodes deltas: responses with `Content-Encoding: dcz`. */
export interface DeltaCodec {
  readonly encode: (bytes: Buffer, dictionary: Dictionary) => Buffer;
  /** @throws Error if the delta is malformed, or is for another dictionary */
  readonly decode: (delta: Buffer, dictionary: Dictionary) => Buffer;
}

const encode: DeltaCodec['encode'] = (bytes, { bytes: dictionary, hash }) => {
  const context = createCCtx();
  try {
    return Buffer.concat([MAGIC, hash, compressUsingDict(context, bytes, dictionary, LEVEL)]);
  } finally {
    freeCCtx(context);
  }
};

const decode: DeltaCodec['decode'] = (delta, { bytes: dictionary, hash }) => {
  if (!delta.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('is not in the format dcz');
  if (!delta.subarray(MAGIC.length, HEAD_BYTES).equals(hash)) throw new Error('is for another dictionary');
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(HEAD_BYTES), dictionary));
  } finally {
    freeDCtx(context);
  }
};

/** Of the process, because a second initialisation breaks the package. */
let initialised: Promise<void> | undefined;

/** Loads zstd. Node's own zstd, which has dictionaries from version 22.19, can replace the package once Node 20 is gone. */
export const loadDeltaCodec = async (): Promise<DeltaCodec> => {
  initialised ??= init();
  await initialised;
  return { encode, decode };
};
