import { createFollowWindow } from '../platform/browser/follow-window';
import { keepScrollOnFocus, padScroll } from './steady-scroll';

/** Presses a key in the header, and then moves the focus to the element with this role. Returns what was scrolled to. */
const pressAndFocus = (key: string, role: string, stops = false) => {
  const header = document.body.appendChild(document.createElement('header'));
  const control = header.appendChild(document.createElement('input'));
  control.setAttribute('role', role);
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  scrolled.mockClear();
  const stop = keepScrollOnFocus(header);
  if (stops) stop();
  Object.assign(window, { scrollY: 400 });
  header.dispatchEvent(new KeyboardEvent('keydown', { key }));
  Object.assign(window, { scrollY: 0 });
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  stop();
  return scrolled.mock.calls;
};

describe('keepScrollOnFocus', () => {
  it.each<readonly [string, Parameters<typeof pressAndFocus>, readonly unknown[]]>([
    [
      'returns to the place where Tab was pressed',
      ['Tab', 'combobox'],
      [[{ top: 400, behavior: 'instant' }]],
    ],
    ['leaves other controls to the browser', ['Tab', 'button'], []],
    ['leaves other ways to the field to the browser', ['Enter', 'combobox'], []],
    ['ends with the header', ['Tab', 'combobox', true], []],
  ])('%s [SHELL-7] [FED-6]', (_what, args, calls) => expect(pressAndFocus(...args)).toEqual(calls));
});

describe('padScroll', () => {
  it.each([
    ['auto', 'var(--shop-header-height)'],
    ['0px', ''],
    ['80px', ''],
  ])(
    'where the host’s root has scroll-padding-top: %s, sets "%s", until it stops [SHELL-8] [FED-6]',
    (own, set) => {
      const { style } = document.documentElement;
      // jsdom does not know the property.
      jest
        .spyOn(window, 'getComputedStyle')
        .mockReturnValue(Object.assign(document.createElement('a').style, { scrollPaddingTop: own }));
      const stop = padScroll(document.body, createFollowWindow());
      expect(style.getPropertyValue('scroll-padding-top')).toBe(set);
      stop();
      expect(document.documentElement.hasAttribute('style')).toBe(false);
    },
  );
});
