import { reasonOf } from '../reason-of';

/** The values of `accept-encoding` with which a file is requested. */
export type AcceptEncoding = 'identity' | 'gzip' | 'br' | 'br, gzip' | 'br, dcz';

/** A complete response, with its body: decompressed, except for a delta. */
export interface Served {
  readonly file: string;
  readonly accepted: AcceptEncoding;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** A request without a complete response. */
export interface NotServed {
  readonly file: string;
  readonly accepted: AcceptEncoding;
  readonly failure: string;
}

/** @param available value of `Available-Dictionary`, for the request of a browser that has a dictionary */
export type RequestFile = (
  file: string,
  accepted: AcceptEncoding,
  available?: string,
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
  async (file, accepted, available) => {
    const signal = AbortSignal.timeout(timeout);
    const failed = (error: unknown, otherwise: string): NotServed => ({
      file,
      accepted,
      failure: signal.aborted
        ? `no complete response within ${String(timeout)} ms`
        : otherwise + reasonOf(error),
    });
    let response: Response;
    try {
      const headers = {
        'accept-encoding': accepted,
        origin,
        ...(available !== undefined && { 'available-dictionary': available }),
      };
      response = await fetch(new URL(file, base), { headers, signal, redirect: 'manual' });
    } catch (error) {
      return failed(error, 'no response: ');
    }
    try {
      const bytes = Buffer.from(await response.arrayBuffer());
      return { file, accepted, status: response.status, headers: response.headers, bytes };
    } catch (error) {
      return failed(error, 'truncated, or cannot be decompressed: ');
    }
  };
