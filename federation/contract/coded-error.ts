import type { ThrownProblemCode } from './problems';

/** Adds a code to an error, as the property `code`. */
export const withCode = <Thrown extends Error>(error: Thrown, code: ThrownProblemCode): Thrown =>
  Object.assign(error, { code });
