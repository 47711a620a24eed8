import type { PinnedFile } from '../contract/hints';

/** One file of the remote: its name below the base address, and what its bytes must hash to. */
export type ReleaseFile = PinnedFile;

/** What one exposed module needs before it can paint. */
export interface ReleaseExpose {
  readonly scripts: readonly ReleaseFile[];
  readonly styles: readonly ReleaseFile[];
}

/**
 * The remote's `header.json`: what the loader fetches first, unless the host's server has put it in the page
 * already, which saves a round trip.
 */
export interface HeaderRelease {
  readonly version: string;
  /** Entry for this loader: shares React, and has no federation runtime. */
  readonly entry: ReleaseFile;
  /** Entry for stock hosts: brings a federation runtime of its own. */
  readonly stockEntry: ReleaseFile;
  readonly exposes: Readonly<Record<ExposeName, ReleaseExpose>>;
  /** The React that the remote brings, for pages that lend none; else it is known of only after all the rest. */
  readonly react?: readonly ReleaseFile[];
}

/** What a channel points to, or has pointed to. */
export interface ChannelEntry {
  readonly version: string;
  /** The release's folder below the base address, ending in a slash: `1.4.2_3f9a0c21de/`. */
  readonly path: string;
  /** ISO instant. */
  readonly promoted: string;
  /** Whether a roll-back has left it, which no later one leads back to. */
  readonly withdrawn?: boolean | undefined;
}

/**
 * Folder of a version, below the base address. A plus is a space to some object stores and in a query: folders have
 * an underscore, which no version has.
 */
export const releasePath = (version: string): string => `${version.replace('+', '_')}/`;

/**
 * A channel's file, `channels/{name}.json` below the base address, at most 1 kB: the one file that a promotion or a
 * roll-back writes [FED-5].
 */
export interface Channel extends ChannelEntry {
  /** Of the release's `header.json`, as in the `integrity` attribute; everything else is pinned in there. */
  readonly integrity: string;
  /** Version of the contract that the release was built with. */
  readonly contract: string;
  /** What it pointed to before, newest first. */
  readonly history: readonly ChannelEntry[];
}

export type ExposeName = './Header' | './mount';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) && typeof value['file'] === 'string' && typeof value['integrity'] === 'string';

const areFiles = (value: unknown): value is readonly ReleaseFile[] =>
  Array.isArray(value) && value.every(isFile);

const isExpose = (value: unknown): value is ReleaseExpose =>
  isRecord(value) && areFiles(value['scripts']) && areFiles(value['styles']);

/** Folders below the base address, in letters that no address gives a meaning to. */
const FOLDERS = /^(?:\w[\w.+-]*\/)+$/;

/**
 * Whether an answer is a channel that can be followed: where it points to, and pinned. Anything else is a wrong
 * shape; its history serves other programs, and isn't looked at.
 */
export const isChannel = (value: unknown): value is Omit<Channel, 'promoted' | 'history'> =>
  isRecord(value) &&
  typeof value['version'] === 'string' &&
  typeof value['path'] === 'string' &&
  FOLDERS.test(value['path']) &&
  typeof value['integrity'] === 'string' &&
  /^sha(256|384|512)-[\w+/]+={0,2}$/.test(value['integrity']) &&
  typeof value['contract'] === 'string';

/** Whether an answer is a release that this loader understands; anything else is a wrong shape [FED-4]. */
export const isRelease = (value: unknown): value is HeaderRelease =>
  isRecord(value) &&
  typeof value['version'] === 'string' &&
  isFile(value['entry']) &&
  isRecord(value['exposes']) &&
  isExpose(value['exposes']['./Header']) &&
  isExpose(value['exposes']['./mount']) &&
  (value['react'] === undefined || areFiles(value['react']));
