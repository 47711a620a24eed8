/** The function of the window that the probe calls after five seconds, with the requests before the header was visible. */
export const PAGE_END = 'pageEnd';

declare global {
  interface Window {
    readonly [PAGE_END]: (requests: string) => void;
  }
}
