import type { Fault } from '../sessions/fault';
import type { WorldPatch } from './patch';

/** A named situation: what to put over a new world, and what is to go wrong in it. */
export interface Preset {
  readonly name: string;
  readonly title: string;
  readonly world: WorldPatch;
  readonly faults?: readonly Fault[];
}
