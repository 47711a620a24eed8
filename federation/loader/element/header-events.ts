import { HEADER_PROBLEM } from '../../contract/element';
import { HEADER_READY, IDENTITY_CHANGED, SEARCH_SUBMITTED } from '../../contract/events';
import { problemSection } from '../../contract/problems';
import type { Problem } from '../options';

const HEADER_EVENTS = [HEADER_READY, IDENTITY_CHANGED, SEARCH_SUBMITTED] as const;

/**
 * Sends the events of the header from the element, from which they bubble, in place of those that the header sends on
 * `document`: listeners of `document` receive each event once. Returns a function that ends this.
 */
export const sendEventsFrom = (element: HTMLElement): (() => void) => {
  const send = (event: Event): void => {
    if (event.target !== document || !(event instanceof CustomEvent)) return;
    event.stopImmediatePropagation();
    element.dispatchEvent(new CustomEvent<unknown>(event.type, { bubbles: true, detail: event.detail }));
  };
  for (const name of HEADER_EVENTS) addEventListener(name, send, true);
  return () => {
    for (const name of HEADER_EVENTS) removeEventListener(name, send, true);
  };
};

/** Sends a problem from the element, and logs it unless a listener calls `preventDefault`. */
export const reportFrom = (element: HTMLElement, problem: Problem): void => {
  const event = new CustomEvent(HEADER_PROBLEM, { bubbles: true, cancelable: true, detail: problem });
  if (!element.dispatchEvent(event)) return;
  // A wrong configuration is a mistake in the page, not a failure that may pass.
  const log = problem.code === 'invalid_config' ? console.error : console.warn;
  log(`Shop header: ${problem.message} (${problemSection(problem.code)})`);
};
