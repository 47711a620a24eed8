import type { LoaderProblemCode } from '../contract/problems';
import type { HealthSink } from './health/measurement';
import type { HeaderRelease } from './release';

/**
 * Why the header failed. `blocked`: a policy of the page forbids to load a file. `version`: the host does not accept the
 * release to which the channel points. `unsupported`: the browser is older than those of the header.
 */
export type ProblemKind =
  | 'timeout'
  | 'network'
  | 'blocked'
  | 'integrity'
  | 'version'
  | 'render'
  | 'wrong-shape'
  | 'unsupported';

/** Which part failed to load or threw; `header` is the running header. */
export type ProblemPart = 'channel' | 'release' | 'entry' | 'chunk' | 'style sheet' | 'header';

/** A failed attempt to load the header, or a failure of the running header. */
export interface Problem {
  readonly kind: ProblemKind;
  /** Stable code, which has a section in `docs/problems.md`. */
  readonly code: LoaderProblemCode;
  /** Undefined after a timeout, when any part may be the cause. */
  readonly part?: ProblemPart;
  readonly message: string;
  /**
   * Set when a part of a running header fails to load, once per tab and version: after a reload, the page gets the
   * channel's current version. The loader never reloads the page itself.
   */
  readonly suggestReload?: true;
}

/** Reported when the header's module is loaded, for the host's monitoring. */
export interface Loaded {
  readonly version: string;
  readonly channel: string | undefined;
  /** Time since the call of the loader, including the second attempt. */
  readonly milliseconds: number;
  /** Whether the page contained the release, so that it was not requested. */
  readonly fromPage: boolean;
}

/** Options of the loader. */
export interface LoaderOptions {
  /**
   * Address of the remote's files, with a trailing slash: `/ecom/assets/mfe/common/`. With `channel`: address of the
   * folder that contains the channels and the folders of the releases.
   */
  readonly base: string;
  /**
   * Selects the release to which the channel's file points, `{base}v1/channels/{channel}.json` for hosts that accept
   * `^1`; the release in `base` by default.
   */
  readonly channel?: string;
  /**
   * Versions of the contract that this host accepts, such as `^1` or `^1.2`; `^1` by default. It selects the channels
   * of its major version. The release of a channel is checked. A malformed range is a problem of kind `version`.
   */
  readonly accepts?: string;
  /** Timeout of one attempt in milliseconds; 3000 by default. The fallback displays its links before it ends. */
  readonly timeout?: number;
  /** The remote's `header.json`, if the host's server has put it into the page, which saves requests. */
  readonly release?: HeaderRelease;
  /** The folder of `release` below `base`, with a trailing slash; `base` itself by default. */
  readonly path?: string;
  /**
   * The host's own id of the shopper or the visit. It decides which of two releases the page receives while a release is
   * rolled out: equal ids receive the same one. By default the loader keeps a number from 0 to 99 in the session cookie
   * `shop_header_bucket`, during a roll-out only. An empty text selects the current release.
   */
  readonly visitorId?: string;
  /**
   * Origins of pages, such as `https://test.shop.example`, on which developers can select another header with
   * `?header=`: a channel, a version, or the address of a server in `overrideServers`. None by default. Never list the
   * origin that shoppers use.
   */
  readonly overrideOrigins?: readonly string[];
  /**
   * Origins of developers' servers, such as `http://127.0.0.1:3001`, from which `?header=` can load the header. None by
   * default.
   */
  readonly overrideServers?: readonly string[];
  /** Called for every failed attempt, for the host's monitoring. Errors that it throws are logged and ignored. */
  readonly onProblem?: (problem: Problem) => void;
  /** Called once the header's module is loaded. Errors that it throws are logged and ignored. */
  readonly onLoaded?: (loaded: Loaded) => void;
  /**
   * Receives measurements of the header with their version, if the shopper has consented to analytics. Without it, the
   * code that measures is not loaded. The script build has no health report.
   */
  readonly health?: HealthSink;
}

export const DEFAULT_TIMEOUT_MS = 3000;
export const DEFAULT_ACCEPTS = '^1';

/** Parameter of the page's address with which a developer selects the header of this tab. */
export const OVERRIDE_PARAMETER = 'header';

/**
 * Returns the milliseconds after which the links are displayed, so that they are painted within one timeout [FED-4].
 */
export const linksDelay = ({ timeout = DEFAULT_TIMEOUT_MS }: Pick<LoaderOptions, 'timeout'>): number =>
  timeout * 0.8;

/** A failure to load the header, with its kind, its code and its part. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  // Declared only: a field that is initialised twice costs bytes.
  declare readonly kind: ProblemKind;
  declare readonly part: ProblemPart | undefined;
  declare readonly code: LoaderProblemCode;

  constructor(kind: ProblemKind, part: ProblemPart | undefined, message: string) {
    super(message);
    this.kind = kind;
    this.part = part;
    this.code = `load_${kind.replace('-', '_')}` as LoaderProblemCode;
  }
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const RANGE = /^\^(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/** Returns major, minor and patch number; undefined if the text is malformed. */
const numbersOf = (pattern: RegExp, text: string): readonly number[] | undefined =>
  pattern
    .exec(text)
    ?.slice(1)
    .map((part: string | undefined) => Number(part ?? 0));

/** @throws LoadError if the range is malformed */
const readRange = (range: string): readonly number[] => {
  const wanted = numbersOf(RANGE, range);
  if (wanted) return wanted;
  throw new LoadError('version', 'channel', `${range} is not a range`);
};

/**
 * Returns the major version of a range of contract versions.
 *
 * @param range `^1`, `^1.2` or `^1.2.3`
 * @throws LoadError of kind `version` if the range is malformed
 */
export const majorOf = (range: string): number => readRange(range)[0] ?? 0;

/**
 * Returns whether a version of the contract is in a range: the same major version, and not older. A malformed version
 * is in no range [FED-3].
 *
 * @param range `^1`, `^1.2` or `^1.2.3`, from 1
 * @param version `1.4.0`
 * @throws LoadError of kind `version` if the range is malformed
 */
export const accepts = (range: string, version: string): boolean => {
  const [major = 0, minor = 0, patch = 0] = readRange(range);
  const [givenMajor, givenMinor = 0, givenPatch = 0] = numbersOf(VERSION, version) ?? [];
  return givenMajor === major && (givenMinor - minor || givenPatch - patch) >= 0;
};
