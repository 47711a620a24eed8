import { StoreError } from './store';

/** What the tool's exit codes mean; docs/delivery.md tells operators. */
export const EXIT = {
  done: 0,
  /** A check failed: bytes that differ, a release that is not whole, a contract that hosts do not accept. */
  failed: 1,
  usage: 2,
  /** Other bytes under this version, or another promoter was first. */
  conflict: 3,
  unreachable: 4,
  /** Credentials, bucket, rights. */
  refused: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A failure that the tool foresees: one line for the operator, and a code for scripts. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';

  constructor(
    readonly code: ExitCode,
    message: string,
  ) {
    super(message);
  }
}

/** One line, whatever was thrown; errors may come from another realm. */
export const messageOf = (error: unknown): string => {
  const told =
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
      ? error.message
      : String(error);
  return told.replaceAll(/\s+/g, ' ');
};

/** The code of any failure; what nobody foresaw counts as a failed check. */
export const exitCodeOf = (error: unknown): ExitCode => {
  if (error instanceof ReleaseError) return error.code;
  return error instanceof StoreError ? EXIT[error.problem] : EXIT.failed;
};
