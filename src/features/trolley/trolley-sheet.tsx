import type { MouseEvent, ReactNode } from 'react';
import { FROM_MD } from '../../kernel/breakpoints';
import { routes } from '../../kernel/routes';
import { isPlainClick } from '../../ui/Link';
import type { HeaderContext } from '../../context/context';
import { loadPreview } from './trolley-preview';

/**
 * Opens the sheet for a plain press on the trolley's link. Other presses, such as with Ctrl, are left to the link.
 *
 * @param checkout the Checkout control that the sheet shows
 * @returns a promise that resolves once the sheet is open, or once the browser goes to the trolley because the sheet failed
 *   to load
 */
export type OpenTrolleySheet = (event: MouseEvent<HTMLElement>, checkout: ReactNode) => Promise<void>;

export const createTrolleySheet = (context: HeaderContext): OpenTrolleySheet => {
  const { browser, modals, navigate, report, withTimeout } = context;
  return async (event, checkout) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a link that is pressed. The dialog returns the focus to the focused element.
    event.currentTarget.focus();
    try {
      const { TrolleySheet, createPreviewData } = await withTimeout(loadPreview());
      const dataNow = createPreviewData(context);
      modals.show({
        name: 'trolley',
        below: FROM_MD,
        render: (dialog) => (
          <TrolleySheet {...dataNow()} {...dialog}>
            {checkout}
          </TrolleySheet>
        ),
        // A host's router has followed one of its links.
        onClosed: browser.onLocationChange(() => {
          modals.close('trolley');
        }),
      });
    } catch (error) {
      report('trolley', error);
      if (!navigate(routes.trolley)) browser.go(routes.trolley);
    }
  };
};
