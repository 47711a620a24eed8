import { createScrollLock } from './scroll-lock';

const { style } = document.documentElement;

describe('createScrollLock', () => {
  beforeEach(() => {
    style.cssText = '';
  });

  it('disables scrolling until the last lock is released [SHELL-5]', () => {
    const lock = createScrollLock();
    const [menu, modal] = [lock(), lock()];
    menu();
    expect(style.overflow).toBe('hidden');
    modal();
    expect(style.overflow).toBe('');
  });

  it('counts each lock once, however often it is released [SHELL-5]', () => {
    const lock = createScrollLock();
    const [menu, modal] = [lock(), lock()];
    menu();
    menu();
    expect(style.overflow).toBe('hidden');
    modal();
    expect(style.overflow).toBe('');
  });

  it('leaves no style attribute on an element that had none [FED-6]', () => {
    document.documentElement.removeAttribute('style');
    createScrollLock()()();
    expect(document.documentElement.hasAttribute('style')).toBe(false);
  });

  it('restores the host’s styles each time [SHELL-5]', () => {
    style.cssText = 'overflow: clip; scrollbar-gutter: auto;';
    const before = style.cssText;
    const lock = createScrollLock();
    for (const release of [lock(), lock()]) release();
    lock()();
    expect(style.cssText).toBe(before);
  });

  it('restores styles that the host set between two locks [SHELL-5]', () => {
    const lock = createScrollLock();
    lock()();
    style.overflow = 'scroll';
    lock()();
    expect(style.overflow).toBe('scroll');
  });
});
