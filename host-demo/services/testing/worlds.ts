import { newWorld, type Outcome, type World } from '../state';
import { patchWorld, type WorldPatch } from '../worlds/patch';

/** When the tests of worlds take place. */
const NOW = '2026-10-23T08:00:00Z';

/** More than any minimum spend. */
export const LOAF = { lineNumber: '500429', amount: 90 };

/** Returns a customer's world. */
export const worldWith = (patch: WorldPatch): World => {
  const patched = patchWorld({ ...newWorld(new Date(NOW)), clock: NOW }, { who: 'customer', ...patch });
  if (!patched.ok) throw new Error(patched.field);
  return patched.world;
};

/** @throws Error if the transition has failed */
export const must = <T>(outcome: Outcome<T>): World => {
  if (!outcome.ok) throw new Error(outcome.failure.type);
  return outcome.world;
};
