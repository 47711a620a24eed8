import type { Shopper } from './shopper';

const MOST_PRESSES = 80;

const CONTROLS = ['button', 'checkbox', 'combobox', 'link', 'radio', 'searchbox', 'textbox'];

/** Describes the focused element: 'outside', 'control' (with an accessible name), or else its markup. */
const stopIn = (scope: string): string => `(() => {
  const focused = document.activeElement;
  // Between the last and the first control, some engines focus the dialog itself.
  if (!focused?.closest(${JSON.stringify(scope)}) || focused.matches('dialog[open]')) return 'outside';
  const isNamed = (role) =>
    TestingLibraryDom.queryAllByRole(focused.parentElement, role, { name: /\\S/ }).includes(focused);
  return ${JSON.stringify(CONTROLS)}.some(isNamed) ? 'control' : focused.cloneNode().outerHTML;
})()`;

/**
 * Presses Tab through a part of the page, from where the focus is, until the focus has left the part.
 *
 * @param scope a CSS selector of the part
 * @param least the least number of stops
 * @throws Error if Tab stops at an element that is not a control or has no accessible name
 */
export const walkByTab = async (shopper: Shopper, scope: string, least: number): Promise<void> => {
  let stops = 0;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await shopper.press('Tab');
    await shopper.load();
    const stop = String(await shopper.page.evaluate(stopIn(scope)));
    if (stop === 'outside' && stops >= least) return;
    if (stop === 'control') stops += 1;
    else if (stop !== 'outside') throw new Error(`Tab stops at ${stop}`);
  }
  // The focus does not leave a modal dialog in every engine.
  if (stops < least) throw new Error(`only ${String(stops)} stops of Tab in ${scope}`);
};
