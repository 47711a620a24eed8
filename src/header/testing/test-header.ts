import type { HeaderAdapters, HeaderConfig, HeaderProps } from '../../../federation/contract';
import { createFakeBrowser } from '../../platform/browser/testing/fake-browser';
import type { SessionStatus } from '../../platform/session';
import { createHeader } from '../create-header';
import * as views from '../layout/runtime-views';
import { createRuntime } from '../runtime';
import { headerConfig } from '../../context/testing/header-config';
import { slotWith, trolleyWith, VISITOR } from '../../context/testing/shop-data';

interface TestHeaderOptions extends HeaderAdapters {
  readonly address?: string;
  readonly config?: Partial<HeaderConfig>;
  readonly preloaded?: HeaderProps['preloaded'];
  /** The header’s element. */
  readonly element?: HTMLElement;
}

/** Creates a header over a browser in memory, and its runtime, which requests nothing. */
export const createTestHeader = ({
  address,
  config,
  preloaded,
  element,
  ...adapters
}: TestHeaderOptions = {}) => {
  const reports: string[] = [];
  const events: { readonly event: string }[] = [];
  const page = createFakeBrowser(address);
  const { browser } = page;
  for (const name of ['wtr_cookie_consent', 'wtr_cookies_analytics']) page.cookies.set(name, 'true');
  const props: HeaderProps = {
    config: { ...headerConfig(), ...config },
    ...(preloaded && { preloaded }),
    monitor: { report: ({ name, message }) => void reports.push(`${name} ${message}`) },
    analytics: { push: (event) => void events.push(event) },
    ...adapters,
  };
  const header = createHeader(props, browser, () => Promise.resolve(browser));
  const runtime = {
    ...createRuntime({
      props,
      t: header.t,
      browser,
      adapters: () => props,
      element: () => element ?? null,
      navigate: header.navigate,
      report: header.report,
      page: header.page,
      draft: header.draft,
    }),
    views,
  };
  return {
    ...page,
    header,
    config: props.config,
    runtime,
    /** Problems that the host's monitor received. */
    reports,
    /** Names of the events that the host's analytics received. */
    events: () => events.map(({ event }) => event),
    /** Ends the loading of the runtime. */
    run: (status: SessionStatus = VISITOR) => {
      runtime.session.setState(status, true);
      header.runtime.setState({ kind: 'running', runtime }, true);
    },
    /** Makes the loading of the runtime fail. */
    fail: () => header.runtime.setState({ kind: 'failed' }, true),
    /** Sets trolley and slot as if they had been loaded. */
    loadOrder: (changes: Parameters<typeof trolleyWith>[0] = {}) => {
      const trolley = trolleyWith(changes);
      const label = { count: '1', cost: '£43.10', name: '£43.10, 1 item, trolley' };
      runtime.trolley.setState({ status: { kind: 'ready', totals: trolley.totals, label }, trolley });
      runtime.slot.setState({ status: { kind: 'booked', slot: slotWith() } });
    },
  };
};
