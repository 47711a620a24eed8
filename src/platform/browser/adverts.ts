/** What adverts ask of the page; fetched with the content that holds them. */
export interface AdvertPage {
  /** Calls back once when so much of the element (0 to 1) is in sight; the answer stops looking. */
  readonly observe: (element: Element, threshold: number, onSeen: () => void) => () => void;
  /** Calls each address, also when the page is being left; nobody waits, and a failure harms nobody. */
  readonly beacon: (urls: readonly string[]) => void;
  /** Tells the page that sizes changed. */
  readonly onResize: () => void;
}

export const windowAdverts: AdvertPage = {
  observe(element, threshold, onSeen) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= threshold)) return;
        observer.disconnect();
        onSeen();
      },
      { threshold },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  },
  beacon(urls) {
    for (const url of urls) {
      // A tracker counts the request; its answer is not for us, and our cookies are not for it.
      window
        .fetch(url, { mode: 'no-cors', keepalive: true, referrerPolicy: 'origin' })
        .catch(() => undefined);
    }
  },
  onResize() {
    window.dispatchEvent(new Event('resize'));
  },
};
