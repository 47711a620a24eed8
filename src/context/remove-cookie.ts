import type { HeaderContext } from './context';
import { reportToMonitor } from './report-to-monitor';

/** Removes a cookie, and reports one that is still there to the host's monitor [AUTH-6] [SLOT-2]. */
export const removeCookie = (
  { browser, adapters }: Pick<HeaderContext, 'browser' | 'adapters'>,
  name: string,
): void => {
  if (!browser.cookies.remove(name))
    reportToMonitor(adapters(), { name: 'cookie_not_removed', message: name });
};
