import type { LoaderProblemCode } from '../../contract/problems';

/** Fields of every measurement. None of them identifies a shopper, and none contains text of the page. */
interface OfRelease {
  /** Version of the release that the page received, or should have received; `unknown` if no channel could be read. */
  readonly version: string;
  /** Channel of the release; undefined for a release without one. */
  readonly channel?: string | undefined;
}

/** The outcome of loading the header, once for each time that a page loads it. */
export interface LoadMeasurement extends OfRelease {
  readonly name: 'load';
  /**
   * `loaded`: by the first attempt. `retried`: by the second attempt. `fell-back`: both attempts failed or the header
   * threw, so the page shows plain links.
   */
  readonly outcome: 'loaded' | 'retried' | 'fell-back';
  /** Code of the last problem; `docs/problems.md` explains it. */
  readonly reason?: LoaderProblemCode;
  /** Time since the call of the loader; undefined after a failure. */
  readonly milliseconds?: number;
}

/** A time, in milliseconds. */
export interface TimeMeasurement extends OfRelease {
  /**
   * `visible`: from the start of the navigation until the header is painted. `lcp`: Largest Contentful Paint, if its
   * element is in the header. `inp`: Interaction to Next Paint, if its target is in the header.
   */
  readonly name: 'visible' | 'lcp' | 'inp';
  readonly milliseconds: number;
}

/** The part of Cumulative Layout Shift whose sources are in the header. */
export interface ShiftMeasurement extends OfRelease {
  readonly name: 'cls';
  /** Without unit; 0 if nothing moves. */
  readonly score: number;
}

/** An uncaught error in a script of the remote, or a chunk that failed twice; at most ten for each page. */
export interface ErrorMeasurement extends OfRelease {
  readonly name: 'error';
  readonly kind: 'script' | 'chunk';
  /** Whether it is the first one of the page, so that pages with errors can be counted. */
  readonly isFirst: boolean;
}

/** A call of the header that failed. */
export interface CallMeasurement extends OfRelease {
  readonly name: 'failed-call';
  /** Name of the service, as in the list of calls. */
  readonly service: string;
  /** Such as `timeout`, `network`, `http` or `wrong-shape`. */
  readonly kind: string;
}

/** A measurement of the header on one page. */
export type HealthMeasurement =
  | LoadMeasurement
  | TimeMeasurement
  | ShiftMeasurement
  | ErrorMeasurement
  | CallMeasurement;

/** Receives the measurements. Errors that its functions throw are logged and ignored. */
export interface HealthSink {
  readonly report: (measurement: HealthMeasurement) => void;
  /**
   * Returns whether the shopper has consented: true, false, or undefined as long as the shopper has not decided.
   * Measurements wait for the decision, and a refusal discards them. By default the cookies of the shop decide,
   * `wtr_cookie_consent` and `wtr_cookies_analytics` [AUTH-8].
   */
  readonly isAllowed?: () => boolean | undefined;
}
