import { createFollowWindow } from './follow-window';

/** A page that does not scroll, with a header in or above a container that does. */
const setUp = (where: 'in' | 'above', { height = 641 } = {}) => {
  document.documentElement.style.overflowY = 'hidden';
  const scroller = document.body.appendChild(document.createElement('div'));
  const main = scroller.appendChild(document.createElement('main'));
  const header = document.createElement('header');
  scroller.style.overflowY = 'auto';
  if (where === 'in') scroller.prepend(header);
  else scroller.before(header);
  const sizes = { scrollHeight: 2_000, clientHeight: height };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(scroller, name, { value });
  jest.spyOn(header, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1024, 127));
  jest.spyOn(scroller, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 127, 1024, height));
  const page = createFollowWindow();
  const onScroll = jest.fn();
  const stop = page.onScroll(onScroll, header);
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    scroller.dispatchEvent(new Event('scroll'));
  };
  return { page, header, scroller, main, scrollTo, onScroll, stop };
};

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

describe('a host whose page does not scroll', () => {
  it.each(['in', 'above'] as const)(
    'has the scroll position of the container that the header is %s [SHELL-3]',
    (where) => {
      const { page, scrollTo, onScroll } = setUp(where);
      scrollTo(150);
      expect([page.scrollTop(), page.maxScrollTop(), onScroll.mock.calls.length]).toEqual([150, 1359, 1]);
    },
  );

  it.each([
    ['lower than half the viewport', () => setUp('above', { height: 300 })],
    [
      'in a page that scrolls',
      () => {
        const host = setUp('above');
        document.documentElement.style.overflowY = '';
        Object.defineProperty(document.documentElement, 'scrollHeight', { value: 1, configurable: true });
        return host;
      },
    ],
  ])('does not follow a container that is %s [SHELL-3]', (_what, open) => {
    const { page, scrollTo } = open();
    scrollTo(150);
    expect(page.scrollTop()).toBe(0);
    Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  });

  it('moves a header that is above up, and keeps what the container shows where it is [SHELL-3] [SHELL-4]', () => {
    const { page, header, scroller, scrollTo, stop } = setUp('above');
    scrollTo(150);
    page.raise(95);
    page.raise(95);
    expect([header.style.marginBlockStart, scroller.scrollTop, page.scrollTop()]).toEqual(['-95px', 55, 150]);
    page.raise(0);
    expect([scroller.scrollTop, page.scrollTop()]).toEqual([150, 150]);
    stop();
    expect(header.hasAttribute('style')).toBe(false);
  });

  it('does not move a header that scrolls with its page [SHELL-3]', () => {
    const { page, header, scrollTo } = setUp('in');
    scrollTo(150);
    page.raise(95);
    expect(header.hasAttribute('style')).toBe(false);
  });

  it('cannot scroll while it is locked [SHELL-5]', () => {
    const { page, scroller } = setUp('in');
    const unlock = page.lockScroll();
    expect(scroller.style.overflowY).toBe('hidden');
    unlock();
    expect(scroller.style.overflowY).toBe('auto');
  });

  it('scrolls its container to the main element [SHELL-1]', () => {
    const { page, scroller, main } = setUp('in');
    const scrollBy = jest.fn();
    Object.assign(scroller, { scrollBy });
    jest.spyOn(main, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 100, 100));
    page.focusMain(160);
    expect(scrollBy).toHaveBeenCalledWith({ top: 240 });
  });
});
