/** Keys that mean the same in Playwright and in WebDriver. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Delete'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Shift+Tab'
  | 'Space'
  | 'Tab';

/** An element of a page. */
export interface EngineElement {
  readonly click: () => Promise<void>;
  readonly hover: () => Promise<void>;
}

/** A page of one engine with a session of its own, driven by real input. */
export interface EnginePage {
  readonly goto: (url: string) => Promise<void>;
  /** @param width in CSS pixels; an engine may have a larger least width */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Holds a key down for so many repeats, and releases it. */
  readonly hold: (key: Key, repeats: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** @param script an expression; a promise is awaited */
  readonly evaluate: (script: string) => Promise<unknown>;
  /** @param script an expression whose value is an element, null or undefined */
  readonly find: (script: string) => Promise<EngineElement | undefined>;
  readonly close: () => Promise<void>;
}

/** The settings of the shop's customers. */
export const SETTINGS = { language: 'en-GB', timeZone: 'Europe/London' } as const;

/** An input that not every driver can give. */
export type Input = 'repeats of a held key';

export interface Engine {
  readonly name: string;
  /** For example '153.7.0'. */
  readonly version: string;
  /** Inputs that the engine's driver cannot give. */
  readonly lacks: readonly Input[];
  /** What every page must have; without what the driver cannot set. */
  readonly settings?: { readonly language?: string; readonly timeZone?: string };
  readonly open: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
}
