import type { HeaderConfig } from '../../../federation/contract';
import type { LogKind } from './host-events';

/** What the playground calls in the page of a screen. */
export interface Stage {
  /** Mounts a configuration; returns why the header refused it, and the last one then stays mounted. */
  readonly mount: (config: HeaderConfig) => string | undefined;
  /** Shows the dark theme of the header and of the page around it, or the light one. */
  readonly showTheme: (isDark: boolean) => void;
  /** Dispatches an event as a host does. */
  readonly dispatch: (name: string, detail: unknown) => void;
}

/** Name of the event by which the page of a screen passes its stage to the playground. */
export const STAGE_READY = 'playground:stage';

/** Name of the event by which the page of a screen reports what happens in it. */
export const STAGE_LOG = 'playground:log';

export interface StageEntry {
  readonly kind: LogKind;
  readonly title: string;
  readonly detail?: unknown;
}
