/** What a page needs only if the header fails to load: the cause, and the address of its explanation. */
import { problemPath, problemSection } from '../../contract/problems';
import { RELOAD_SUGGESTED_KEY } from '../../contract/storage';
import {
  DEFAULT_TIMEOUT_MS,
  LoadError,
  type LoaderOptions,
  type Problem,
  type ProblemPart,
} from '../options';

/** Milliseconds after which a browser has delivered the reports that it keeps for a page. */
const REPORTS_TIMEOUT_MS = 100;

/** The body of a report of the type `csp-violation`. */
type ViolationBody = Readonly<Record<'blockedURL' | 'disposition' | 'effectiveDirective', string>>;

const hasReports = (): boolean => 'ReportingObserver' in globalThis;

/** Returns the directive of a policy of this page that has blocked an address; undefined if none is known to have. */
const blockingDirective = (url: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const read = (reports: readonly Report[]): void => {
      for (const { body } of reports) {
        const { blockedURL, disposition, effectiveDirective } = body as unknown as ViolationBody;
        if (blockedURL === url && disposition === 'enforce') resolve(effectiveDirective);
      }
    };
    if (hasReports()) new ReportingObserver(read, { types: ['csp-violation'], buffered: true }).observe();
    setTimeout(resolve, REPORTS_TIMEOUT_MS);
  });

/** Returns whether the server has the file; with `integrity`, whether it has that content. */
const isServed = (url: string, integrity = ''): Promise<boolean> =>
  fetch(url, {
    credentials: 'omit',
    signal: AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
    integrity,
    cache: 'reload',
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Returns why a file failed to load. Browsers report a blocked file, a missing one and one with a wrong hash alike. Some
 * keep reports of what they have blocked; in others, a file whose content is right must have been blocked.
 *
 * @param integrity the expected hash; empty if the file has none
 */
export const findCause = async (url: string, part: ProblemPart, integrity: string): Promise<LoadError> => {
  const directive = await blockingDirective(url);
  if (directive !== undefined)
    return new LoadError('blocked', part, `${directive} of the page's policy blocks ${url}`);
  if (integrity && !hasReports() && (await isServed(url, integrity)))
    return new LoadError('blocked', part, `a policy or extension blocks ${url}`);
  return integrity && (await isServed(url))
    ? new LoadError('integrity', part, `${url} is not the released file`)
    : new LoadError('network', part, `${url} did not load`);
};

let logged: string | undefined;

/**
 * Logs a problem with the address of its explanation, which the release or the channel contains. Equal ones in a row, such
 * as those of two attempts, are logged once.
 */
export const logOnce = ({ code, message }: Problem, { base, channel }: LoaderOptions): void => {
  // A script without an address does not know where its release is.
  const page = base
    ? new URL(problemPath(code, channel), new URL(base, new Text().baseURI)).href
    : problemSection(code);
  const text = `Shop header: ${message} (${page})`;
  if (text === logged) return;
  logged = text;
  // A wrong configuration is a mistake in the page, not a failure that may pass.
  console[code === 'invalid_config' ? 'error' : 'warn'](text);
};

/** Returns whether to suggest a reload of the page: once per tab and version, and never if storage is blocked. */
const mayReload = (version: string): boolean => {
  try {
    if (sessionStorage.getItem(RELOAD_SUGGESTED_KEY) === version) return false;
    sessionStorage.setItem(RELOAD_SUGGESTED_KEY, version);
    return true;
  } catch {
    return false;
  }
};

/** Returns the problem of a file of a running header that is lost, with the suggestion to reload the page. */
export const withReload = (problem: Problem, version: string): Problem =>
  mayReload(version) ? { ...problem, suggestReload: true } : problem;
