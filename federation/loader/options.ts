import type { HeaderRelease } from './release';

/** Why the header did not come, or went. `version`: the host does not take what the channel points to. */
export type ProblemKind = 'timeout' | 'network' | 'integrity' | 'version' | 'render' | 'wrong-shape';

/** Which part did not come, or broke; `header` is the header itself once it runs. */
export type ProblemPart = 'channel' | 'release' | 'entry' | 'chunk' | 'style sheet' | 'header';

export interface Problem {
  readonly kind: ProblemKind;
  /** Left out when time was up: any of them may have been late. */
  readonly part?: ProblemPart;
  readonly message: string;
  /**
   * Set once a tab and version, when a part of a header that stands can't be had any more: a page that is loaded
   * anew gets the channel's version of then. The loader never does so itself.
   */
  readonly suggestReload?: true;
}

/** Told when the header's module is there, for the host's monitoring. */
export interface Loaded {
  readonly version: string;
  readonly channel: string | undefined;
  /** From the call of the loader, second attempt included. */
  readonly milliseconds: number;
  /** Whether the page carried the release, so that nobody had to be asked for it. */
  readonly fromPage: boolean;
}

export interface LoaderOptions {
  /**
   * Where the remote's files are, ending in a slash: `/ecom/assets/mfe/common/`. With `channel`: where `channels/`
   * and the folders of its releases are.
   */
  readonly base: string;
  /** Which release to take: the one that `{base}channels/{channel}.json` points to. Left out: the one in `base`. */
  readonly channel?: string;
  /** Versions of the contract that this host takes, `^1` when left out. What a channel points to is checked. */
  readonly accepts?: string;
  /** Milliseconds that one attempt may take; 3000 when left out. The fallback's links stand before it is over. */
  readonly timeout?: number;
  /** The remote's `header.json`, where the host's server has put it in the page: saves its round trips. */
  readonly release?: HeaderRelease;
  /** The folder of `release` below `base`, ending in a slash; `base` itself when left out. */
  readonly path?: string;
  /**
   * Origins of pages, such as `https://test.shop.example`, on which developers may ask for a version by
   * `?header=1.4.2`; none when left out. Never name the one that shoppers use.
   */
  readonly overrideOrigins?: readonly string[];
  /** Told of every failed attempt, for the host's monitoring. Never in the way: what it throws is dropped. */
  readonly onProblem?: (problem: Problem) => void;
  /** Told once the header's module is there. Never in the way, either. */
  readonly onLoaded?: (loaded: Loaded) => void;
}

export const DEFAULT_TIMEOUT = 3000;

/** Milliseconds after which the links show, so that they are there, painted, within one timeout [FED-4]. */
export const linksDelay = ({ timeout = DEFAULT_TIMEOUT }: LoaderOptions): number => timeout * 0.8;

/** Options out of a React host's props: what is not named among them is the header's own. */
export const splitOptions = <Props extends LoaderOptions>(props: Props) => {
  const { base, channel, accepts, timeout, release, path, overrideOrigins, onProblem, onLoaded, ...header } =
    props;
  const given = { channel, accepts, timeout, release, path, overrideOrigins, onProblem, onLoaded };
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const options: LoaderOptions = { base, ...Object.fromEntries(entries) };
  return { options, header };
};

/** A failure on the way to the header, with its kind and its part. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    readonly kind: ProblemKind,
    readonly part: ProblemPart | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** Any thrown value as a problem; what is not ours counts as `kind` of `part`. */
export const toProblem = (error: unknown, kind: ProblemKind, part: ProblemPart): Problem =>
  error instanceof LoadError
    ? { kind: error.kind, message: error.message, ...(error.part && { part: error.part }) }
    : { kind, part, message: error instanceof Error ? error.message : String(error) };

const safely = (listener: () => void): void => {
  try {
    listener();
  } catch (error) {
    console.error(error);
  }
};

/** Tells the host, and the console where nobody listens. */
export const tell = ({ onProblem }: LoaderOptions, problem: Problem): void => {
  if (onProblem) safely(() => onProblem(problem));
  else console.warn(`Shop header: ${problem.kind} of ${problem.part ?? 'the whole'}: ${problem.message}`);
};

/** Tells the host that the header is there. */
export const tellLoaded = ({ onLoaded }: LoaderOptions, loaded: Loaded): void => {
  if (onLoaded) safely(() => onLoaded(loaded));
};
