import { createScrollLock } from './scroll-lock';

const { style } = document.documentElement;

describe('createScrollLock', () => {
  beforeEach(() => {
    style.cssText = '';
  });

  it('disables scrolling until the last lock is released, however often another is released [SHELL-5]', () => {
    const lock = createScrollLock();
    const [menu, modal] = [lock(), lock()];
    menu();
    menu();
    expect(style.overflowY).toBe('hidden');
    modal();
    expect(style.overflowY).toBe('');
  });

  it('leaves no style attribute on an element that had none [FED-6]', () => {
    document.documentElement.removeAttribute('style');
    createScrollLock()()();
    expect(document.documentElement.hasAttribute('style')).toBe(false);
  });

  it('restores the host’s styles each time [SHELL-5]', () => {
    style.cssText = 'overflow-x: clip; overflow-y: clip; scrollbar-gutter: auto;';
    const before = style.cssText;
    const lock = createScrollLock();
    for (const release of [lock(), lock()]) release();
    lock()();
    expect(style.cssText).toBe(before);
  });

  it('disables scrolling of the page, not of the root element that a container of micro-frontends shows [FED-2]', () => {
    const page = document.implementation.createHTMLDocument();
    const container = page.body.appendChild(page.createElement('div'));
    const inner = container.attachShadow({ mode: 'open' }).appendChild(page.createElement('html'));
    const shown = { documentElement: inner, body: inner.appendChild(page.createElement('body')) };
    for (const [name, value] of Object.entries(shown))
      Object.defineProperty(document, name, { configurable: true, value });
    const release = createScrollLock()();
    for (const name of Object.keys(shown)) Reflect.deleteProperty(document, name);
    const root = page.documentElement;
    expect([root.style.overflowY, inner.style.overflowY]).toEqual(['hidden', '']);
    release();
    expect(root.style.overflowY).toBe('');
  });

  it.each([
    ['of the viewport', '', 'hidden auto', 'visible'],
    ['of its own', 'hidden', 'auto', 'hidden'],
  ])('leaves the body’s overflow %s as it is used [SHELL-5]', (_which, root, own, held) => {
    style.overflow = root;
    const { body } = document;
    body.style.cssText = `overflow: ${own}; overflow-y: auto;`;
    const release = createScrollLock()();
    expect(body.style.overflowY).toBe(held);
    release();
    expect(body.style.overflowY).toBe('auto');
    body.removeAttribute('style');
  });

  it('restores styles that the host set between two locks [SHELL-5]', () => {
    const lock = createScrollLock();
    lock()();
    style.overflowY = 'scroll';
    lock()();
    expect(style.overflowY).toBe('scroll');
  });
});
