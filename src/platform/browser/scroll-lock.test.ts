import { createScrollLock } from './scroll-lock';

const { style } = document.documentElement;

describe('the scroll lock', () => {
  beforeEach(() => {
    style.cssText = '';
  });

  it('keeps the page from scrolling until the last who wanted it lets go [SHELL-5]', () => {
    const lock = createScrollLock();
    const [menu, modal] = [lock(), lock()];
    menu();
    expect(style.overflow).toBe('hidden');
    modal();
    expect(style.overflow).toBe('');
  });

  it('counts each once, however often it lets go [SHELL-5]', () => {
    const lock = createScrollLock();
    const [menu, modal] = [lock(), lock()];
    menu();
    menu();
    expect(style.overflow).toBe('hidden');
    modal();
    expect(style.overflow).toBe('');
  });

  it('gives the host back what it had, each time [SHELL-5]', () => {
    style.cssText = 'overflow: clip; scrollbar-gutter: auto;';
    const before = style.cssText;
    const lock = createScrollLock();
    for (const release of [lock(), lock()]) release();
    lock()();
    expect(style.cssText).toBe(before);
  });

  it('takes up what the host set in between [SHELL-5]', () => {
    const lock = createScrollLock();
    lock()();
    style.overflow = 'scroll';
    lock()();
    expect(style.overflow).toBe('scroll');
  });
});
