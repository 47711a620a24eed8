import type { PinnedFile } from '../contract/hints';
import { isIntegrity } from '../contract/integrity';
import type { ServedRelease } from '../contract/server';

/** A file of the remote: its name below the base address, and its hash. */
export type ReleaseFile = PinnedFile;

/**
 * The remote's `header.json`, which the loader loads first, unless the host's server has put it into the page to save a
 * round trip. `entry` is for this loader: it shares React and has no federation runtime; `stockEntry` includes one. Older
 * releases omit `contract`.
 */
export type HeaderRelease = ServedRelease;

export type ExposeName = keyof HeaderRelease['exposes'];

/** The module that our loader loads, in every host. */
export const MOUNT = './mount' satisfies ExposeName;

/** The files that an exposed module needs before it can paint. */
export type ReleaseExpose = HeaderRelease['exposes'][ExposeName];

/** The release from which a page loads all parts of the header. */
export interface PageRelease {
  /** The release's folder: an absolute address with a trailing slash. */
  readonly base: string;
  readonly release: HeaderRelease;
  readonly channel: string | undefined;
  readonly fromPage: boolean;
}

/** One attempt to find a release. */
export interface ReleaseRequest {
  readonly signal: AbortSignal;
  /** Whether this is the retry, which bypasses every cache. */
  readonly isRetry: boolean;
}

/** A release to which a channel points or has pointed. */
export interface ChannelEntry {
  readonly version: string;
  /** The release's folder below the base address, with a trailing slash: `1.4.2_3f9a0c21de/`. */
  readonly path: string;
  /** When the channel was pointed to the release, an ISO 8601 instant. */
  readonly promoted: string;
  /** Whether a roll-back or an abort has left this release. No later roll-back returns to it. */
  readonly withdrawn?: boolean | undefined;
  /** When an aborted candidate was withdrawn, an ISO 8601 instant. Other releases end when the next one begins. */
  readonly until?: string | undefined;
}

/** A release, as a channel names it. */
export interface ChannelTarget {
  readonly version: string;
  /** The release's folder below the base address, with a trailing slash. */
  readonly path: string;
  /**
   * Hash of the release's `header.json`, as in the `integrity` attribute. That file has the hashes of all other files.
   */
  readonly integrity: string;
  /** Version of the contract that the release was built with. */
  readonly contract: string;
}

/** A release that a part of the visits receives, while the others receive the current release. */
export interface Candidate extends ChannelTarget {
  /** Part of the visits, a whole number from 1 to 99. */
  readonly percent: number;
  /** When the roll-out began, an ISO 8601 instant. */
  readonly since: string;
}

/** A change of a channel, for operators. */
export interface ChannelMove {
  /** An ISO 8601 instant. */
  readonly at: string;
  /** Who has made the change. */
  readonly by: string;
  readonly action: 'promote' | 'rollback' | 'abort';
  readonly version: string;
  /** Part of the visits; all of them if it is omitted. */
  readonly percent?: number | undefined;
}

/**
 * Returns the folder of a version, below the base address. The folder has an underscore, which no version contains,
 * instead of the plus, because a plus means a space in a query and in some object stores.
 */
export const releasePath = (version: string): string => `${version.replace('+', '_')}/`;

/**
 * Returns the path of a channel's file, below the base address. Each major version of the contract has channels of its
 * own, so that a release with another contract does not reach hosts that would refuse it.
 *
 * @param contract major version of the contract
 */
export const channelPath = (name: string, contract: number): string => `v${contract}/channels/${name}.json`;

/** Adds the query of a retry, which differs from the first request for all caches up to the origin. */
export const bustCaches = (url: string): string => `${url}?retry=1`;

/** Module Federation's manifest, which stock hosts load from `v1/stable/`. */
export const MANIFEST = 'mf-manifest.json';

/** The manifest of the candidate, next to that of the current release. It exists only during a roll-out. */
export const CANDIDATE_MANIFEST = 'mf-manifest.candidate.json';

/**
 * A channel's file, `v{contract}/channels/{name}.json` below the base address, at most 2 kB. The loader reads no other
 * file that changes [FED-5].
 */
export interface Channel extends ChannelEntry, ChannelTarget {
  /** The release that is being rolled out. Loaders without support for it use the channel's other fields. */
  readonly candidate?: Candidate | undefined;
  /** The releases to which the channel pointed before, newest first. */
  readonly history: readonly ChannelEntry[];
  /** The last changes of the channel, newest first. */
  readonly moves?: readonly ChannelMove[] | undefined;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) && typeof value['file'] === 'string' && isIntegrity(value['integrity']);

const areFiles = (value: unknown): value is readonly ReleaseFile[] =>
  Array.isArray(value) && value.every(isFile);

export const isExpose = (value: unknown): value is ReleaseExpose =>
  isRecord(value) && areFiles(value['scripts']) && areFiles(value['styles']);

/** Folders below the base address, without characters that have a meaning in an address. */
const FOLDERS = /^(?:\w[\w.+-]*\/)+$/;

/**
 * Returns whether a response is a channel: the address of a release and its hash. The history is for other programs and
 * is not checked. The candidate is checked when it is chosen.
 */
export const isChannel = (value: unknown): value is ChannelTarget & { readonly candidate?: unknown } =>
  isRecord(value) &&
  typeof value['version'] === 'string' &&
  FOLDERS.test(value['path'] as string) &&
  isIntegrity(value['integrity']) &&
  typeof value['contract'] === 'string';

/** Returns whether a response is a release that this loader supports [FED-4]. */
export const isRelease = (value: unknown): value is HeaderRelease =>
  isRecord(value) &&
  typeof value['version'] === 'string' &&
  isFile(value['entry']) &&
  isRecord(value['exposes']) &&
  isExpose(value['exposes'][MOUNT]) &&
  (value['react'] === undefined || areFiles(value['react']));
