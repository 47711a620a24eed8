import type { Result } from '../../../src/kernel/result';
import type { Http } from '../../../src/platform/http';

/**
 * Which parts of the header are lost when a field cannot be decoded: the field's path -> names of parts, or 'all' for a
 * failure. If a field is not listed, nothing is lost. A key `'path change'` applies to one change only.
 */
export type LostParts = Readonly<Record<string, string>>;

export interface ResponseCase {
  readonly name: string;
  readonly requirement: string;
  /** A response as the specification describes it. */
  readonly good: unknown;
  /** Decodes a response and returns the header's parts; undefined for a failure. */
  readonly partsOf: (wire: unknown) => Promise<Readonly<Record<string, unknown>> | undefined>;
  readonly lost: LostParts;
}

/** Returns a client whose every response has this body. */
export const respondWith = (wire: unknown): Http => ({
  async send(request) {
    const decoded = await request.decode(wire);
    return decoded.ok
      ? { ok: true, value: { body: decoded.value, status: 200, milliseconds: 0 } }
      : { ok: false, failure: { ...decoded.failure, milliseconds: 0 } };
  },
});

export const valueOf = <T>(result: Result<T>): T | undefined => (result.ok ? result.value : undefined);

export const anySignal = new AbortController().signal;
export const ADDRESS = 'https://services.example';
