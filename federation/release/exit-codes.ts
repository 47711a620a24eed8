import { CommanderError } from 'commander';
import { parse, type GenericSchema } from 'valibot';

/** The exit codes of the release tool; docs/delivery.md explains them to operators. */
export const EXIT = {
  done: 0,
  /** A check failed: different bytes, an incomplete release, or a contract that hosts do not accept. */
  failed: 1,
  usage: 2,
  /** This version is published with other bytes, or another promotion was first. */
  conflict: 3,
  unreachable: 4,
  /** Wrong credentials, a missing bucket or missing rights. */
  refused: 5,
  /** The channel's file is written, or may be; other files have not followed. */
  incomplete: 6,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An expected failure of the tool: a message of one line, and an exit code. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';

  constructor(
    readonly code: ExitCode,
    message: string,
  ) {
    super(message);
  }
}

/** Each creates an expected failure, with the exit code of its name. */
export const failed = (message: string): ReleaseError => new ReleaseError(EXIT.failed, message);

export const usage = (message: string): ReleaseError => new ReleaseError(EXIT.usage, message);

export const conflict = (message: string): ReleaseError => new ReleaseError(EXIT.conflict, message);

export const unreachable = (message: string): ReleaseError => new ReleaseError(EXIT.unreachable, message);

export const refused = (message: string): ReleaseError => new ReleaseError(EXIT.refused, message);

export const incomplete = (message: string): ReleaseError => new ReleaseError(EXIT.incomplete, message);

/** Returns whether an error has the code of this name. */
export const isFailure = (error: unknown, name: keyof typeof EXIT): boolean =>
  error instanceof ReleaseError && error.code === EXIT[name];

/**
 * Parses the JSON of a file.
 *
 * @throws ReleaseError with the message if the text is not JSON of this form
 */
export const parseJson = <Value>(
  schema: GenericSchema<unknown, Value>,
  text: string,
  message: string,
): Value => {
  try {
    return parse(schema, JSON.parse(text));
  } catch {
    throw failed(message);
  }
};

/**
 * Returns the message of any thrown value in one line, without commander's prefix. Not instanceof, because errors may
 * be from another realm.
 */
export const messageOf = (error: unknown): string => {
  const message =
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
      ? error.message
      : String(error);
  return message.replace(/^error: /, '').replaceAll(/\s+/g, ' ');
};

/** Returns the exit code of any failure; an unexpected one has the code of a failed check. */
export const exitCodeOf = (error: unknown): ExitCode => {
  if (error instanceof ReleaseError) return error.code;
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  return EXIT.failed;
};

/** Returns whether the tool has only printed its help. */
export const isHelp = (error: unknown): boolean =>
  error instanceof CommanderError && ['commander.help', 'commander.helpDisplayed'].includes(error.code);

/** Returns the message of an error's cause, or else of the error: `fetch` states the reason of a failure as the cause. */
export const reasonOf = (error: unknown): string => {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(cause);
};
