import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createEarlyHeader } from '../testing/early-menu';
import { earlyMenuScript, startEarlyMenu } from './early-menu';

/** Starts the menu in a page, with a button outside of the header. */
const setUp = () => {
  const early = createEarlyHeader(document);
  const elsewhere = document.createElement('button');
  document.body.replaceChildren(early.header, elsewhere);
  return { ...early, elsewhere };
};

describe('the early menu', () => {
  it('makes the link a button that opens and closes the panel [FED-8] [MEGA-3]', () => {
    const { link, isOpen } = setUp();
    expect([link.getAttribute('role'), link.getAttribute('aria-expanded')]).toEqual(['button', 'false']);
    expect(fireEvent.click(link)).toBe(false);
    expect([isOpen(), link.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    fireEvent.click(link);
    expect([isOpen(), link.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the link [NAV-14]',
    (keys) => {
      const { link, isOpen } = setUp();
      link.addEventListener('click', (event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      });
      fireEvent.click(link, keys);
      expect(isOpen()).toBe(false);
      expect.assertions(2);
    },
  );

  it('opens once by a space key that is held down; the arrow moves into it [MEGA-3] [SHELL-7]', () => {
    const { link, first, isOpen } = setUp();
    for (const repeat of [false, true, true]) {
      expect(fireEvent.keyDown(link, { key: ' ', repeat })).toBe(false);
    }
    expect(isOpen()).toBe(true);
    link.focus();
    fireEvent.keyDown(link, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(first);
  });

  it('closes with Escape, which returns the focus to the button [SHELL-7]', () => {
    const { link, first, isOpen } = setUp();
    fireEvent.click(link);
    first.focus();
    fireEvent.keyDown(first, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(link);
  });

  it('closes when the focus or a press is elsewhere [SHELL-7]', async () => {
    const { link, offers, elsewhere, isOpen } = setUp();
    await userEvent.click(link);
    expect(isOpen()).toBe(true);
    offers.focus();
    expect(isOpen()).toBe(false);
    await userEvent.click(link);
    fireEvent(elsewhere, Object.assign(new Event('pointerup', { bubbles: true }), { button: 2 }));
    expect(isOpen()).toBe(true);
    fireEvent.pointerUp(elsewhere);
    expect(isOpen()).toBe(false);
  });

  it.each([true, false])(
    'ends when its menu has loaded, and says whether it was open: %s [MEGA-3] [SHELL-7]',
    (wasOpen) => {
      const { link, panel, first } = setUp();
      if (wasOpen) {
        fireEvent.click(link);
        first.focus();
      }
      expect(panel.dispatchEvent(new Event('menu-loaded', { cancelable: true }))).toBe(!wasOpen);
      expect(panel.dataset['started']).toBeUndefined();
      expect(document.activeElement).toBe(wasOpen ? link : document.body);
      expect(fireEvent.click(link)).toBe(true);
    },
  );

  it('stops listening to the page when the header has been removed [FED-6]', () => {
    const { header, link, panel, elsewhere, isOpen } = setUp();
    fireEvent.click(link);
    header.remove();
    fireEvent.pointerUp(elsewhere);
    document.body.append(panel);
    fireEvent.pointerUp(elsewhere);
    expect(isOpen()).toBe(true);
  });

  it('leaves the link as it is in a page whose style sheet has failed [FED-4]', () => {
    const { header, link, panel } = createEarlyHeader(document, () => undefined);
    document.body.replaceChildren(header);
    panel.style.position = '';
    startEarlyMenu(header);
    expect(link.hasAttribute('role')).toBe(false);
  });

  it('does nothing in a header without the link or the panel [FED-8]', () => {
    const { header, link, panel } = createEarlyHeader(document);
    link.remove();
    expect(() => {
      startEarlyMenu(header);
      panel.remove();
      startEarlyMenu(header);
      startEarlyMenu(null);
    }).not.toThrow();
  });
});

describe('its script', () => {
  it('starts the menu of the header before it, and removes itself [FED-8]', () => {
    const { header, link } = setUp();
    link.removeAttribute('role');
    const code = /<script nonce="n">(.*)<\/script>$/s.exec(
      earlyMenuScript('<div data-early-menu="/groceries">', 'n'),
    )?.[1];
    const script = document.createElement('script');
    script.textContent = code ?? '';
    header.after(script);
    expect(link.getAttribute('role')).toBe('button');
    expect(script.isConnected).toBe(false);
  });

  it('is left out without the menu [FED-8]', () =>
    expect(earlyMenuScript('<header></header>', undefined)).toBe(''));
});
