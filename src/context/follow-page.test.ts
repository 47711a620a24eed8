import { createFakeBrowser } from '../platform/browser/testing/fake-browser';
import { followPage } from './follow-page';
import { createPageStore } from './page-store';

const HEIGHT = '--shop-header-height';

const setUp = ({
  canOpenMenu = true,
  hasFocus,
}: { canOpenMenu?: boolean; hasFocus?: () => boolean } = {}) => {
  const fake = createFakeBrowser();
  const store = createPageStore(fake.browser);
  store.setState({ canOpenMenu });
  const pinned: boolean[] = [];
  const follow = () => followPage(store, fake.browser, hasFocus, (isPinned) => pinned.push(isPinned));
  return { ...fake, store, pinned, follow };
};

describe('the compact header', () => {
  it('begins at 150 px of scroll, and ends above [SHELL-3]', () => {
    const { store, follow, scrollTo } = setUp();
    follow();
    const seen = [149, 150, 2000, 150, 149].map((top) => {
      scrollTo(top);
      return store.getState().isCompact;
    });
    expect(seen).toEqual([false, true, true, true, false]);
  });

  it('is compact at once on a page that is scrolled [SHELL-3]', () => {
    const { store, follow, scrollTo } = setUp();
    scrollTo(800);
    follow();
    expect(store.getState().isCompact).toBe(true);
  });

  it('notifies no subscriber of scrolling that changes nothing [SHELL-3]', () => {
    const { store, follow, scrollTo } = setUp();
    follow();
    const listener = jest.fn();
    store.subscribe(listener);
    for (let top = 0; top < 150; top += 10) scrollTo(top);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the header of a phone, with features.hideOnScroll', () => {
  const setUpPhone = (changes: object = {}) => {
    const focus = { isInside: false };
    const { store, follow, scrollTo, resizeTo, properties } = setUp({ hasFocus: () => focus.isInside });
    resizeTo(375);
    follow();
    store.setState(changes);
    const scroll = (...tops: readonly number[]) =>
      tops.map((top) => {
        scrollTo(top);
        return store.getState().isHidden;
      });
    return { scroll, scrollTo, focus, store, height: () => properties.get(HEIGHT), resizeTo };
  };

  it('leaves the screen after 24 px down, below the header, and returns after 24 px up [SHELL-3]', () => {
    const { scroll, height } = setUpPhone();
    expect(scroll(30, 50, 51)).toEqual([false, false, true]);
    expect(height()).toBe('0px');
    expect(scroll(400, 377, 390, 367, 366)).toEqual([true, true, true, true, false]);
    expect(height()).toBe('50px');
  });

  it('returns at the start of the page, also when Safari scrolls beyond it [SHELL-3]', () => {
    const { scroll } = setUpPhone();
    expect(scroll(60, 0)).toEqual([true, false]);
    expect(scroll(60, -20)).toEqual([true, false]);
  });

  it('stays away when Safari scrolls beyond the end, and when the viewport grows there [SHELL-3]', () => {
    const { scroll, scrollTo, store } = setUpPhone();
    expect(scroll(400)).toEqual([true]);
    for (const [top, end] of [
      [600, 600],
      [720, 600],
      [660, 600],
      [600, 600],
      [540, 540],
    ] as const) {
      scrollTo(top, end);
      expect(store.getState().isHidden).toBe(true);
    }
    scrollTo(516, 540);
    expect(store.getState().isHidden).toBe(false);
  });

  it.each([
    ['a panel is open', { openPanel: 'menu' }],
    ['an order is changed', { amendHeight: 60 }],
  ])('stays while %s [SHELL-3]', (_what, changes) =>
    expect(setUpPhone(changes).scroll(200, 400)).toEqual([false, false]),
  );

  it('stays while the focus is in it [SHELL-3]', () => {
    const { scroll, focus } = setUpPhone();
    focus.isInside = true;
    expect(scroll(200, 400)).toEqual([false, false]);
  });

  it('stays on wider screens, and without the feature [SHELL-3]', () => {
    const wide = setUp({ hasFocus: () => false });
    const { store, follow, scrollTo, resizeTo } = setUp();
    wide.resizeTo(768);
    wide.follow();
    wide.scrollTo(400);
    resizeTo(375);
    follow();
    scrollTo(400);
    expect([wide.store.getState().isHidden, store.getState().isHidden]).toEqual([false, false]);
  });
});

describe('the sticky header', () => {
  it('is sticky while it covers at most a third of the viewport [SHELL-3]', () => {
    const { store, follow, pinned, resizeTo, properties, clock } = setUp();
    resizeTo(1000, 522);
    follow();
    expect([pinned, properties.get(HEIGHT)]).toEqual([[true], '159px']);
    store.setState({ amendHeight: 110 });
    expect([pinned, properties.get(HEIGHT)]).toEqual([[true], '269px']);
    store.setState({ amendHeight: 111 });
    expect([pinned, properties.get(HEIGHT)]).toEqual([[true, false], '0px']);
    resizeTo(1000, 525);
    clock.pass(200);
    expect([pinned, properties.get(HEIGHT)]).toEqual([[true, false, true], '270px']);
  });

  it('has an amend bar of one line on a small page that is scrolled [SHELL-3] [AMND-1]', () => {
    const { store, follow, pinned, resizeTo, scrollTo, properties } = setUp();
    resizeTo(320, 480);
    follow();
    store.setState({ amendHeight: 195 });
    expect(properties.get(HEIGHT)).toBe('245px');
    scrollTo(400);
    expect([pinned, properties.get(HEIGHT)]).toEqual([[true], '102px']);
  });
});

describe('the published height', () => {
  it.each([
    [991, 500, '50px'],
    [992, 0, '159px'],
  ])('at %p px wide, scrolled by %p, is %s [SHELL-4]', (width, top, height) => {
    const { follow, properties, resizeTo, scrollTo } = setUp();
    resizeTo(width);
    scrollTo(top);
    follow();
    expect(properties.get(HEIGHT)).toBe(height);
  });

  it('is less while the wide header is compact, and the whole again [SHELL-3]', () => {
    const { follow, properties, scrollTo } = setUp();
    follow();
    scrollTo(150);
    expect(properties.get(HEIGHT)).toBe('64px');
    scrollTo(0);
    expect(properties.get(HEIGHT)).toBe('159px');
  });

  it.each([
    [767, 0, '102px'],
    [767, 150, '50px'],
    [768, 0, '50px'],
    [992, 0, '159px'],
  ])('with a row for the search, at %p px wide, scrolled by %p, is %s [SRCH-10] [SHELL-4]', (...given) => {
    const [width, top, height] = given;
    const { store, follow, properties, resizeTo, scrollTo } = setUp();
    store.setState({ hasSearchRow: true });
    resizeTo(width);
    scrollTo(top);
    follow();
    expect(properties.get(HEIGHT)).toBe(height);
  });

  it('is removed at the end if the host had none, with the listeners [FED-6]', () => {
    const { follow, properties, listeners, resizeTo, clock } = setUp();
    const stop = follow();
    resizeTo(500);
    stop();
    expect([properties.size, listeners(), clock.pending()]).toEqual([0, 0, 0]);
  });
});

describe('the page around the header', () => {
  it('updates the width 200 ms after the last resize [SHELL-8]', () => {
    const { store, follow, resizeTo, clock } = setUp();
    follow();
    resizeTo(800);
    clock.pass(199);
    resizeTo(500);
    clock.pass(199);
    expect(store.getState().width).toBe(1200);
    clock.pass(1);
    expect(store.getState().width).toBe(500);
  });

  it('follows the address, so that links lead back to here [NAV-2]', () => {
    const { store, follow, moveTo } = setUp();
    follow();
    moveTo('/ecom/lists?page=2');
    expect(store.getState().here.pathname).toBe('/ecom/lists');
  });
});

describe('the scroll lock', () => {
  it('is set at once for a panel that was opened before [SHELL-5]', () => {
    const { store, follow, locks } = setUp();
    store.getState().open('search');
    follow();
    expect(locks()).toBe(1);
  });

  it('is set once for menus and search, until the last of them is closed [SHELL-5]', () => {
    const { store, follow, locks } = setUp();
    const stop = follow();
    const { open } = store.getState();
    const seen = (['groceries', 'account', 'slot', 'menu', 'search', 'none', 'seasonal'] as const).map(
      (panel) => {
        open(panel);
        return locks();
      },
    );
    expect(seen).toEqual([1, 1, 0, 1, 1, 0, 1]);
    stop();
    expect(locks()).toBe(0);
  });

  it('is set by a menu once it can open, not while it waits for the runtime [SHELL-5] [ERR-6]', () => {
    const { store, follow, locks } = setUp({ canOpenMenu: false });
    follow();
    store.getState().open('menu');
    expect(locks()).toBe(0);
    store.setState({ canOpenMenu: true });
    expect(locks()).toBe(1);
  });
});
