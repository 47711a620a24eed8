import type { PinnedFile } from './hints';

/** The release of a first frame. */
export interface FrameRelease {
  readonly version: string;
  /** Name of the entry, which the mark of the markup contains. */
  readonly entry: string;
  /** The release's folder below the folder of the channels, with a trailing slash. */
  readonly path: string;
  readonly styles: readonly PinnedFile[];
  /** Names of the scripts that a first touch needs. */
  readonly scripts: readonly string[];
  /** Names of those that a customer's first touch needs in addition. */
  readonly customerScripts: readonly string[];
  /** The script that shows a customer's order in the frame. */
  readonly customer: PinnedFile;
}
