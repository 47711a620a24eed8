import type { Fault } from '../sessions/fault';
import type { WorldPatch } from './patch';

/** A named state: a patch of a new world, and its faults. */
export interface Preset {
  readonly name: string;
  readonly title: string;
  readonly world: WorldPatch;
  readonly faults?: readonly Fault[];
}
