/** The function of the window that the probe calls. */
export const SUGGESTIONS_SHOWN = 'suggestionsShown';

/** Instants of one measured key press, in milliseconds since the navigation. */
export interface KeyToPaint {
  /** The trusted keydown, by its own time stamp. */
  readonly pressed: number;
  readonly requested: number;
  readonly responded: number;
  /** The options were inserted into the document. */
  readonly inserted: number;
  /** The frame that shows them was painted. */
  readonly painted: number;
  /** How many suggestions there are. */
  readonly suggestions: number;
}

declare global {
  interface Window {
    readonly [SUGGESTIONS_SHOWN]: (keyToPaint: string) => void;
  }
}
