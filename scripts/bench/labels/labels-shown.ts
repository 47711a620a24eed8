/** The function of the window that the probe calls once both labels are painted, with a {@link LabelRun} as JSON. */
export const LABELS_SHOWN = 'labelsShown';

/** Instants of one label, in milliseconds since the navigation. */
export interface ResponseToPaint {
  /** The last byte of the response. */
  readonly responded: number;
  /** The label was inserted into the document. */
  readonly inserted: number;
  /** The frame that shows the label was painted. */
  readonly painted: number;
  /** Frames that began after the response, including the one that shows the label. */
  readonly frames: number;
}

export type LabelRun = Readonly<Record<'trolley' | 'slot', ResponseToPaint>>;

declare global {
  interface Window {
    readonly [LABELS_SHOWN]: (run: string) => void;
  }
}
