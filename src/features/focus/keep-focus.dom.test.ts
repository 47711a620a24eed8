import { createFakeBrowser } from '../../platform/browser/testing/fake-browser';
import { createPageStore } from '../../context/page-store';
import { observeChildren } from '../../platform/browser/observe-element';
import { settle } from '../../kernel/testing/settle';
import { keepFocus } from './keep-focus';

/** Renders a header of two groups, in which nothing but the listed elements is hidden. */
const setUp = () => {
  document.body.replaceChildren(
    document.createRange().createContextualFragment(`
    <header>
      <a href="/page#main">Skip</a>
      <div id="bar"><button id="menu">Menu</button></div>
      <nav><a id="aisles" href="/aisles">Aisles</a><a id="offers" href="/offers">Offers</a></nav>
    </header>
    <button id="host">Host</button>`),
  );
  const header = document.querySelector('header');
  const page = createPageStore(createFakeBrowser().browser);
  const painted: (() => void)[] = [];
  // jsdom lays nothing out.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.isConnected && !this.closest('[inert]') ? [{}] : []) as unknown as DOMRectList;
  });
  const stop = keepFocus(header, page, {
    afterPaint: (callback) => {
      painted.push(callback);
      return () => undefined;
    },
    observeChildren,
  });
  const find = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`no ${id}`);
    return element;
  };
  return {
    page,
    stop,
    find,
    focus: (id: string) => {
      find(id).focus();
    },
    hideRow: () => {
      document.querySelector('nav')?.setAttribute('inert', '');
      page.setState({ isCompact: true });
      for (const callback of painted.splice(0)) callback();
    },
    focused: () => document.activeElement?.id,
  };
};

const button = (id: string) => Object.assign(document.createElement('button'), { id });

describe('keepFocus', () => {
  it('moves the focus to the next control around a row that is hidden, but not to the skip link [SHELL-7]', () => {
    const { focus, hideRow, focused } = setUp();
    focus('aisles');
    hideRow();
    expect(focused()).toBe('menu');
  });

  it('moves the focus to the nearest control when the control is removed [SHELL-7]', async () => {
    const { focus, find, focused } = setUp();
    focus('offers');
    find('offers').remove();
    await settle();
    expect(focused()).toBe('aisles');
  });

  it('moves the focus to the control that took the place, though another one precedes it [SHELL-7]', async () => {
    const { focus, find, focused } = setUp();
    find('bar').append(button('account'), button('slot'), button('trolley'));
    focus('slot');
    find('slot').replaceWith(button('booked'));
    await settle();
    expect(focused()).toBe('booked');
    focus('booked');
    find('booked').remove();
    await settle();
    expect(focused()).toBe('trolley');
  });

  it('moves the focus on to the control that is loaded in the place, unless the shopper moved it [SHELL-7]', async () => {
    for (const [leaves, expected] of [
      [false, 'booked'],
      [true, 'menu'],
    ] as const) {
      const { focus, find, focused } = setUp();
      const slot = document.createElement('div');
      slot.append(button('book'));
      find('bar').append(button('account'), slot, button('trolley'));
      focus('book');
      find('book').replaceWith(document.createElement('span'));
      await settle();
      expect(focused()).toBe('account');
      if (leaves) focus('menu');
      slot.replaceChildren(button('booked'));
      await settle();
      expect(focused()).toBe(expected);
    }
  });

  it('moves the focus to the control before a row that is removed [SHELL-7]', async () => {
    const { focus, find, focused } = setUp();
    const row = document.createElement('div');
    row.append(button('discard'));
    find('bar').parentElement?.append(row);
    focus('discard');
    row.remove();
    await settle();
    expect(focused()).toBe('offers');
  });

  it('leaves the focus alone where the shopper moved it [SHELL-7]', async () => {
    const { focus, find, hideRow, focused } = setUp();
    focus('aisles');
    focus('host');
    await Promise.resolve();
    hideRow();
    expect(focused()).toBe('host');
    find('host').blur();
    hideRow();
    expect(focused()).toBe('');
  });

  it('leaves the focus alone when it leaves a control that is then removed [SHELL-7]', async () => {
    const { focus, find, focused } = setUp();
    focus('offers');
    find('offers').addEventListener('focusout', () => {
      find('offers').remove();
    });
    focus('host');
    await settle();
    expect(focused()).toBe('host');
  });

  it('does nothing once it is stopped [SHELL-7]', () => {
    const { stop, focus, hideRow, focused } = setUp();
    stop();
    focus('aisles');
    hideRow();
    expect(focused()).toBe('aisles');
  });
});
