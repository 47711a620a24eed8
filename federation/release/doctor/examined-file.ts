import { reasonOf } from '../exit-codes';
import type { FileIntegrity } from '../integrity-list';

/** What the doctor checks, in the order of its report. */
export const CHECKS = [
  'channel',
  'status',
  'integrity',
  'contract',
  'caching',
  'compression',
  'deltas',
  'types',
  'cors',
  'headers',
  'missing',
  'policy',
] as const;

export type Check = (typeof CHECKS)[number];

/** A warning costs time or measurements; with an error, pages fail, or keep a wrong release. */
export type Severity = 'warning' | 'error';

/** A problem before its file is added. */
export interface Found {
  readonly check: Check;
  readonly severity: Severity;
  readonly problem: string;
  /** What to do about it. */
  readonly advice: string;
}

/** Something that is wrong with one file of a deployment. */
export interface Problem extends Found {
  /** Path below the base address. */
  readonly file: string;
}

export const error = (check: Check, problem: string, advice: string): Found => ({
  check,
  severity: 'error',
  problem,
  advice,
});

export const warning = (check: Check, problem: string, advice: string): Found => ({
  ...error(check, problem, advice),
  severity: 'warning',
});

/** The values of `accept-encoding` with which a file is requested. */
type AcceptEncoding = 'identity' | 'gzip' | 'br' | 'br, gzip' | 'br, dcz';

/** A complete response, with its body: decompressed, except for a delta. */
export interface Served {
  readonly file: string;
  readonly accepted: AcceptEncoding;
  /** Whether the request was that of a cache in between, such as a CDN, which adds Via. */
  readonly hasVia: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** A request without a complete response. */
interface NotServed {
  readonly failure: string;
  /** Whether the response has begun. */
  readonly hasBegun: boolean;
}

/** Returns whether a response says that it depends on a header of the request. */
export const varies = ({ headers }: Served, name: string): boolean =>
  (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .some((field) => ['*', name].includes(field.trim()));

interface RequestHeaders {
  /** Value of `Available-Dictionary`, for the request of a browser that has a dictionary. */
  readonly available?: string;
  readonly hasVia?: boolean;
}

export type RequestFile = (
  file: string,
  accepted: AcceptEncoding,
  headers?: RequestHeaders,
) => Promise<Served | NotServed>;

export interface RequestOptions {
  /** Address of the releases, with a trailing slash. */
  readonly base: URL;
  /** Timeout of one file in milliseconds. */
  readonly timeout: number;
  /** The origin of a host's page. */
  readonly origin: string;
}

/** Creates a function that requests files as a page of another origin does. It follows no redirects. */
export const createRequestFile =
  ({ base, timeout, origin }: RequestOptions): RequestFile =>
  async (file, accepted, { available, hasVia = false } = {}) => {
    const signal = AbortSignal.timeout(timeout);
    const failed = (reason: unknown, otherwise: string, hasBegun: boolean): NotServed => ({
      failure: signal.aborted ? `no complete response within ${timeout} ms` : otherwise + reasonOf(reason),
      hasBegun,
    });
    let response: Response;
    try {
      const headers = {
        'accept-encoding': accepted,
        origin,
        ...(available !== undefined && { 'available-dictionary': available }),
        ...(hasVia && { via: '1.1 doctor' }),
      };
      response = await fetch(new URL(file, base), { headers, signal, redirect: 'manual' });
    } catch (reason) {
      return failed(reason, 'no response: ', false);
    }
    try {
      const bytes = Buffer.from(await response.arrayBuffer());
      return { file, accepted, hasVia, status: response.status, headers: response.headers, bytes };
    } catch (reason) {
      return failed(reason, 'truncated, or cannot be decompressed: ', true);
    }
  };

/** What is known about a file before it is requested. */
export interface ExpectedFile {
  /** Path below the base address. */
  readonly file: string;
  /**
   * `moved`: a file that a promotion replaces, below `v1/` and so on. `release`: a file of a release, which never
   * changes. `renderer`: a file of a release that no browser loads.
   */
  readonly kind: 'moved' | 'release' | 'renderer';
  /** Whether the store has compressed copies. */
  readonly isCompressed: boolean;
  /** Its bytes; undefined if any are allowed. */
  readonly expected?: FileIntegrity | undefined;
}

/** A file with its responses, one for each encoding that was requested. */
export interface ExaminedFile extends ExpectedFile {
  readonly responses: readonly (Served | NotServed)[];
  /** The responses with status 200. */
  readonly served: readonly Served[];
}

/** Requests a file in each encoding; the compressed ones also as a cache in between does. */
export const examineFile = async (request: RequestFile, expected: ExpectedFile): Promise<ExaminedFile> => {
  const accepted = expected.isCompressed ? (['identity', 'gzip', 'br'] as const) : (['br, gzip'] as const);
  const responses = [];
  for (const each of accepted) responses.push(await request(expected.file, each));
  if (expected.isCompressed)
    for (const each of ['gzip', 'br'] as const)
      responses.push(await request(expected.file, each, { hasVia: true }));
  const served = responses.filter((response) => 'status' in response).filter(({ status }) => status === 200);
  return { ...expected, responses, served };
};
