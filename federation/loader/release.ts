/** One file of the remote: its name below the base address, and what its bytes must hash to. */
export interface ReleaseFile {
  readonly file: string;
  /** As in the `integrity` attribute. */
  readonly integrity: string;
}

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
  /** Entry for this loader: takes the federation runtime from it. */
  readonly entry: ReleaseFile;
  /** Entry for stock hosts: brings a federation runtime of its own. */
  readonly stockEntry: ReleaseFile;
  readonly exposes: Readonly<Record<ExposeName, ReleaseExpose>>;
}

export type ExposeName = './Header' | './mount';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) && typeof value['file'] === 'string' && typeof value['integrity'] === 'string';

const isExpose = (value: unknown): value is ReleaseExpose =>
  isRecord(value) &&
  [value['scripts'], value['styles']].every((files) => Array.isArray(files) && files.every(isFile));

/** Whether an answer is a release that this loader understands; anything else is a wrong shape [FED-4]. */
export const isRelease = (value: unknown): value is HeaderRelease =>
  isRecord(value) &&
  typeof value['version'] === 'string' &&
  isFile(value['entry']) &&
  isRecord(value['exposes']) &&
  isExpose(value['exposes']['./Header']) &&
  isExpose(value['exposes']['./mount']);
