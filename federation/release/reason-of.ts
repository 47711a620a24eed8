/** Returns the message of an error's cause, or else of the error: `fetch` states the reason of a failure as the cause. */
export const reasonOf = (error: unknown): string => {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(cause);
};
