import { PAGE_TIMES, type PageTimes } from '../page-times';

/** A link or button in the header's last row: when it is shown, the whole header is shown. */
const FIRST_ITEM = 'header:has([role=search] input) nav :is(a, button)';

/** A message that is posted inside a frame is handled after that frame is painted. */
const afterPaint = (callback: (now: number) => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    callback(performance.now());
    port1.close();
  };
  port2.postMessage(null);
};

const field = () => document.querySelector<HTMLInputElement>('header [role=search] input');

/** Types a letter as a shopper does, in a way that React notices. */
const typeLetter = (): void => {
  const input = field();
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'm');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'm' }));
};

/** The control that opens the groceries panel, which follows it: a button, or a link that has become one. */
const GROCERIES = 'header nav :is(button, [role=button])[aria-expanded]';

const isPanelShown = ({ nextElementSibling: panel }: Element): boolean =>
  !!panel && panel.checkVisibility({ visibilityProperty: true }) && panel.getClientRects().length > 0;

/** Presses the groceries button in each frame until it is expanded, and reports once its panel is painted. */
const reportUsable = (shown: number): void => {
  const button = document.querySelector<HTMLElement>(GROCERIES);
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
  requestAnimationFrame(() => {
    if (!button || !isPanelShown(button)) {
      reportUsable(shown);
      return;
    }
    afterPaint((usable) => {
      const times: PageTimes = { shown, usable: field()?.value === 'm' ? usable : NaN };
      window[PAGE_TIMES](JSON.stringify(times));
    });
  });
};

const observer = new PerformanceObserver((list) => {
  const [entry] = list.getEntries();
  if (!entry) return;
  observer.disconnect();
  typeLetter();
  reportUsable(entry.startTime);
});
observer.observe({ type: 'element', buffered: true });

// The attribute must be set before the item is painted: Element Timing then reports the frame that shows it. Server
// markup already contains it, because no script is sure to run before the first paint.
const watcher = new MutationObserver(() => {
  const item = document.querySelector(FIRST_ITEM);
  if (!item) return;
  item.setAttribute('elementtiming', PAGE_TIMES);
  watcher.disconnect();
});
watcher.observe(document, { childList: true, subtree: true });
