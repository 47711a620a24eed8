import { problemSection, type HeaderProps } from '../../../federation/contract';
import { mountHeader, type LoaderOptions } from '../../../federation/loader';
import { HOST_EVENTS, type LogKind } from './host-events';
import { STAGE_LOG, STAGE_READY, type Stage, type StageEntry } from './stage-api';

const CALLS: readonly string[] = ['fetch', 'xmlhttprequest', 'beacon'];

const send = (name: string, detail: unknown): void => {
  parent.document.dispatchEvent(new CustomEvent(name, { detail: { screen: window.name, value: detail } }));
};

const log = (kind: LogKind, title: string, detail?: unknown): void => {
  send(STAGE_LOG, { kind, title, detail } satisfies StageEntry);
};

const watchCalls = (): void => {
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !CALLS.includes(entry.initiatorType)) continue;
      const { pathname, search } = new URL(entry.name);
      if (pathname.startsWith('/demo/') || pathname.startsWith('/ecom/assets/')) continue;
      log('call', pathname + search, {
        status: entry.responseStatus,
        milliseconds: Math.round(entry.duration),
      });
    }
  }).observe({ type: 'resource', buffered: true });
};

const adapters: Omit<HeaderProps, 'config'> = {
  // A screen stays on its page.
  navigation: {
    navigate: (href) => {
      log('navigation', href);
      const place = document.getElementById('place');
      if (place) place.textContent = href;
    },
  },
  analytics: {
    push: ({ event, ...fields }) => {
      log('analytics', event, fields);
    },
  },
  monitor: {
    report: ({ name, message }) => {
      log('problem', `${name}: ${message}`);
    },
  },
};

/** Returns a stage, which mounts the header with its first configuration. */
const createStage = (loader: LoaderOptions, element: HTMLElement): Stage => {
  let refusal: string | undefined;
  let mounted: ReturnType<typeof mountHeader> | undefined;
  const options: LoaderOptions = {
    ...loader,
    onLoaded: ({ milliseconds, ...loaded }) => {
      log('loaded', 'The header', { ...loaded, milliseconds: Math.round(milliseconds) });
    },
    onProblem: ({ code, message }) => {
      if (code === 'invalid_config') refusal ??= message;
      log('problem', `${code}: ${message}`, problemSection(code));
    },
  };
  return {
    mount: (config) => {
      refusal = undefined;
      if (mounted) mounted.update({ ...adapters, config });
      else mounted = mountHeader(element, options, { ...adapters, config });
      return refusal;
    },
    showTheme: (isDark) => {
      document.documentElement.dataset['shopHeaderTheme'] = isDark ? 'dark' : 'light';
    },
    dispatch: (name, detail) => {
      document.dispatchEvent(new CustomEvent(name, { detail }));
    },
  };
};

const data = JSON.parse(document.getElementById('stage-data')?.textContent ?? '') as LoaderOptions;
const element = document.getElementById('shop-header');
if (element) {
  for (const name of HOST_EVENTS)
    document.addEventListener(name, (event) => {
      log('event', name, event instanceof CustomEvent ? event.detail : undefined);
    });
  watchCalls();
  send(STAGE_READY, createStage(data, element));
}
