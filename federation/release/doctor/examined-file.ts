import type { FileIntegrity } from '../integrity-list';
import type { Problem } from './finding';
import type { NotServed, Served } from './request-file';

/**
 * `moved`: a file that a promotion replaces, below `v1/` and so on. `release`: a file of a release, which never changes.
 * `renderer`: a file of a release that no browser loads.
 */
export type FileKind = 'moved' | 'release' | 'renderer';

/** What is known about a file before it is requested. */
export interface ExpectedFile {
  /** Path below the base address. */
  readonly file: string;
  readonly kind: FileKind;
  /** Whether the store has compressed copies. */
  readonly isCompressed: boolean;
  /** Its bytes; undefined if any are allowed. */
  readonly expected?: FileIntegrity;
}

/** A file with its responses, one for each encoding that was requested. */
export interface ExaminedFile extends ExpectedFile {
  readonly responses: readonly (Served | NotServed)[];
  /** The responses with status 200. */
  readonly served: readonly Served[];
}

/** Returns the problems of one file. */
export type CheckFile = (file: ExaminedFile) => readonly Problem[];
