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
  for (const element of document.querySelectorAll('*'))
    element.getClientRects = () =>
      (element.isConnected && !element.closest('[inert]') ? [{}] : []) as unknown as DOMRectList;
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

describe('keepFocus', () => {
  it('brings a header back that has left a phone’s screen [SHELL-7]', () => {
    const { page, focus } = setUp();
    page.setState({ isHidden: true });
    focus('menu');
    expect(page.getState().isHidden).toBe(false);
  });

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

  const replace = (lost: Element, markup: string) => {
    const added = document.createRange().createContextualFragment(markup);
    for (const element of added.querySelectorAll('*'))
      element.getClientRects = () => (element.isConnected ? [{}] : []) as unknown as DOMRectList;
    lost.replaceWith(added);
    return settle();
  };

  it('moves the focus to what took the place of the control, also after something has loaded there [SHELL-7]', async () => {
    const { focus, find, focused } = setUp();
    focus('aisles');
    await replace(find('aisles'), '<span id="loading"><i data-size="medium" aria-hidden="true"></i></span>');
    expect(focused()).toBe('');
    await replace(find('loading'), '<div><button id="booked">Booked</button></div>');
    expect(focused()).toBe('booked');
  });

  it('moves the focus to the control before a part that is removed [SHELL-7]', async () => {
    const { focus, find, focused } = setUp();
    await replace(
      find('offers'),
      '<b id="part"><button id="change">Change</button><button id="discard">Discard</button></b>',
    );
    focus('discard');
    find('part').remove();
    await settle();
    expect(focused()).toBe('aisles');
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
