/** What the probe calls in the page once both labels are painted, with a {@link LabelRun} as JSON. */
export const LABELS_SHOWN = 'labelsShown';

/** Instants of one label, in milliseconds of the page's clock. */
export interface AnswerToPaint {
  /** The last byte of the answer. */
  readonly answered: number;
  /** The label is in the document. */
  readonly inserted: number;
  /** The frame that shows it has been painted. */
  readonly painted: number;
  /** Frames that the page rendered after the answer, the one that shows the label included. */
  readonly frames: number;
}

export type LabelRun = Readonly<Record<'trolley' | 'slot', AnswerToPaint>>;

declare global {
  interface Window {
    readonly [LABELS_SHOWN]: (run: string) => void;
  }
}
