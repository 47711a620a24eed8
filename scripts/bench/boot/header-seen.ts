/** What the probe calls in the page, with the milliseconds from the navigation to the frame that shows the header. */
export const HEADER_SEEN = 'headerSeen';

declare global {
  interface Window {
    readonly [HEADER_SEEN]: (milliseconds: string) => void;
  }
}
