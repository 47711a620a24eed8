// Imported first, so that the classes of the components override the reset of the tokens.
import '../ui/tokens.module.css';
import { createElement } from 'react';
import type { HeaderProps, MountModule } from '../../federation/contract';
import { buildHeader } from '../header/build-header';
import type { HeaderObject } from '../header/create-header';
import { wakeOnIntent } from '../header/wake-on-intent';
import { HeaderView } from '../header/layout/HeaderView';
import { reportToMonitor } from '../context/report-to-monitor';
import { adoptLoadedSheets } from '../platform/browser/adopt-loaded-sheets';
import { removeEmptyStyle } from '../platform/browser/remove-empty-style';
import { createWakingRoot } from './waking-root';

/** Removes what is in the element, except server markup of this build, which inserts the text of its mark. */
const keepServerMarkup = (element: HTMLElement): void => {
  const nodes = [...element.childNodes];
  const isOurs = nodes.some(
    ({ nodeType, nodeValue }) => nodeType === 8 && nodeValue === process.env['SHOP_HEADER_MARK'],
  );
  // The page's template may have put white space around the markup, and a policy may have refused the early menu's script.
  for (const node of nodes) if (!isOurs || node.nodeName !== 'HEADER') node.remove();
  // Extensions insert nodes next to fields, and with them React would render the whole header again.
  for (const node of element.querySelectorAll('[role=search] > :not(input, button)')) node.remove();
};

/** Calls back when a panel or a dialog opens without a press, such as for a host's request. Returns a function that ends this. */
const onPanel = ({ page, runtime }: HeaderObject, callback: () => void): (() => void) => {
  let stopModals: (() => void) | undefined;
  const stopPage = page.subscribe(({ openPanel }, before) => {
    if (openPanel !== 'none' && openPanel !== before.openPanel) callback();
  });
  const stopRuntime = runtime.subscribe((state) => {
    if (state.kind === 'running') {
      stopModals ??= state.runtime.modals.store.subscribe(({ modal, notice }) => {
        if (modal ?? notice) callback();
      });
    }
  });
  return () => {
    stopPage();
    stopRuntime();
    stopModals?.();
  };
};

/** Starts a header, which React takes over once a shopper comes near it. Returns a function that stops it. */
const start = (
  header: HeaderObject,
  element: HTMLElement,
  { wake, pause }: ReturnType<typeof createWakingRoot>,
): (() => void) => {
  const touch = () => {
    if (!header.page.getState().isTouched) header.page.setState({ isTouched: true });
    return wake();
  };
  const stopHeader = header.start();
  const stopIntent = wakeOnIntent(element, touch, header.hostPage.after);
  const touchNow = () => {
    touch().catch(() => undefined);
  };
  // The mouse may have come to the first frame.
  if (element.matches(':hover')) touchNow();
  const stopPanels = onPanel(header, () => {
    pause();
    touchNow();
  });
  return () => {
    stopPanels();
    stopIntent();
    stopHeader();
  };
};

/**
 * Renders the header into an element, or takes over the markup of a server [FED-2] [FED-8]. The first frame needs no
 * `react-dom`, which is loaded when a shopper comes near the header. A changed configuration creates a new header; changed
 * adapters are used from the next update on [FED-3].
 */
export const mount: MountModule['mount'] = (element, props, frame) => {
  let header: HeaderObject | undefined = buildHeader(props, frame);
  let stop: (() => void) | undefined;
  adoptLoadedSheets(element);
  const { display } = element.style;
  let latest = props;
  let headers = 0;
  keepServerMarkup(element);
  const root = createWakingRoot(element, {
    onRecovered: (error) => {
      header?.hostPage.onceOpened(() =>
        reportToMonitor(latest, { name: 'header_recovered', message: String(error) }),
      );
    },
    onFailure(error) {
      // The next touch loads the code again.
      header?.page.setState({ isTouched: false });
      header?.report('controls', error);
    },
  });
  const show = (shown: HeaderObject, { config }: HeaderProps) => {
    const isOther = shown !== header || !stop;
    if (isOther) stop?.();
    header = shown;
    root.render(createElement(HeaderView, { key: (headers += Number(isOther)), header, config }));
    if (isOther) stop = start(shown, element, root);
  };

  // The button that the first frame has added keeps its node.
  header.page.setState({ season: element.querySelector('[data-variant=main] > li > button')?.textContent });
  show(header, props);
  // The sticky header must stay in view beyond this element, so the element must not be a box of its own.
  element.style.display = 'contents';
  return {
    update(next) {
      if (!header) return;
      const isOther = JSON.stringify(next.config) !== JSON.stringify(latest.config);
      // Throws before anything changes.
      const wanted = isOther ? buildHeader(next) : header;
      wanted.adapt(next);
      latest = next;
      show(wanted, next);
    },
    unmount() {
      stop?.();
      // React keeps a reference to a focused field that is removed, and through it to the whole tree.
      element.querySelector<HTMLElement>(':focus')?.blur();
      root.unmount();
      element.style.display = display;
      removeEmptyStyle(element);
      // A page may keep the handle.
      header = stop = undefined;
    },
  };
};
