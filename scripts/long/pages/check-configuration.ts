import { HEADER_READY, type HeaderConfig, type HeaderProps } from '../../../federation/contract';
import { mountHeader, readHeaderState, type LoaderOptions } from '../../../federation/loader';

/** A configuration, and what the server has rendered for it. */
export interface RenderedConfiguration {
  readonly config: HeaderConfig;
  readonly html: string;
  readonly state: string;
}

/** What the browser has done with a configuration. */
interface CheckedConfiguration {
  /** Reported by the loader, or by the header because its markup differs from the server's. */
  readonly problems: readonly string[];
  /** Width of the page's content with the hydrated header. */
  readonly width: number;
}

declare global {
  interface Window {
    readonly checkConfiguration: (given: RenderedConfiguration) => Promise<CheckedConfiguration>;
    /** Mounts a configuration that the server has refused. Returns the loader's problems. */
    readonly refuseConfiguration: (config: HeaderConfig, base: string) => Promise<readonly string[]>;
  }
}

/** Origins of services in the drawn configurations. */
const ORIGINS = ['https://api.shop.example'];

/** The header before any response is the same each time, so no service ever responds. */
const withoutServices = (): void => {
  window.fetch = () => new Promise(() => undefined);
  XMLHttpRequest.prototype.send = () => undefined;
};

/** Mounts the header, calls `use` once it has painted or reported a problem, and unmounts it. */
const withHeader = async <T>(
  element: HTMLElement,
  loader: LoaderOptions,
  props: HeaderProps,
  use: (problems: string[]) => T,
): Promise<T> => {
  const problems: string[] = [];
  let stopWaiting = (): void => undefined;
  const loaded = new Promise<void>((resolve) => {
    stopWaiting = resolve;
  });
  document.addEventListener(HEADER_READY, stopWaiting, { once: true });
  const onProblem: LoaderOptions['onProblem'] = ({ message }) => {
    problems.push(message);
    stopWaiting();
  };
  const monitor: HeaderProps['monitor'] = {
    report: ({ name, message }) => {
      if (name === 'header_recovered') problems.push(`${name}: ${message}`);
    },
  };
  const { unmount } = mountHeader(element, { ...loader, onProblem }, { ...props, monitor });
  await loaded;
  document.removeEventListener(HEADER_READY, stopWaiting);
  const result = use(problems);
  unmount();
  element.replaceChildren();
  return result;
};

const root = (): HTMLElement => {
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no root');
  return element;
};

const checkConfiguration: Window['checkConfiguration'] = async ({ config, html, state }) => {
  document.documentElement.dir = config.language?.dir ?? 'ltr';
  const element = root();
  const parsed = new DOMParser().parseFromString(`<div>${html}${state}</div>`, 'text/html');
  element.append(...(parsed.body.firstElementChild?.childNodes ?? []));
  const served = element.querySelector('header');
  const given = readHeaderState(document, { origins: ORIGINS });
  if (!given) throw new Error('the state cannot be read');
  return withHeader(element, given.loader, given.props, (problems) => {
    if (element.querySelector('header') !== served) problems.push('the markup of the server was replaced');
    return { problems, width: document.scrollingElement?.scrollWidth ?? 0 };
  });
};

const refuseConfiguration: Window['refuseConfiguration'] = (config, base) =>
  withHeader(root(), { base }, { config }, (problems) => problems);

withoutServices();
Object.assign(window, { checkConfiguration, refuseConfiguration });
