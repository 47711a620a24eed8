/** The function of the window that the probe calls with the milliseconds from the navigation to the frame that shows the header. */
export const HEADER_SHOWN = 'headerShown';

declare global {
  interface Window {
    readonly [HEADER_SHOWN]: (milliseconds: string) => void;
  }
}
