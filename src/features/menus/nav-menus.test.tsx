import { fireEvent, render, within } from '@testing-library/react';
import { failed, ok, type Result } from '../../kernel/result';
import { INTERACTION_TIMEOUT_MS } from '../../context/timeouts';
import { MENU_SERVICES, TAXONOMY_BODY } from '../../context/testing/menu-services';
import { settle } from '../../kernel/testing/settle';
import { createTestContext } from '../../context/testing/test-context';
import { createMenus } from './menus';
import { createNavMenus } from './nav-menus';

const GROCERIES = '/ecom/shop/browse/groceries';
const DOWN = failed('network', 'down');
const MISSING = failed('http', 'status 404', 404);

type Options = Parameters<typeof createTestContext>[0];

/** Starts the row's menus in a wide page whose services return these responses. */
const setUp = (
  responses: readonly Result<unknown>[] = [ok(TAXONOMY_BODY), MISSING, MISSING],
  options: Options = {},
) => {
  const header = createTestContext({ config: { services: MENU_SERVICES }, responses, ...options });
  const { context } = header;
  const { page } = context;
  page.setState({ width: 1200 });
  const loads: string[] = [];
  let fail: ((error: Error) => void) | undefined;
  /** Whether the next load of the menus succeeds, fails or hangs. */
  const code = { state: 'ok' as 'ok' | 'fails' | 'hangs' };
  const menus = createNavMenus(context, async () => {
    loads.push(code.state);
    if (code.state === 'fails') throw new Error('404');
    if (code.state === 'hangs') await new Promise((_resolve, reject) => (fail = reject));
    return createMenus(context);
  });
  const stop = menus.start();
  const toggle = () => menus.state.getState().menus?.groceries?.toggle;
  /** Renders the row's link as it is now. */
  const link = () => {
    const { container } = render(
      <a href={GROCERIES} {...toggle()}>
        Groceries
      </a>,
    );
    return within(container).getByText('Groceries');
  };
  return {
    ...header,
    page,
    loads,
    code,
    menus,
    stop,
    toggle,
    link,
    failLoad: async () => {
      fail?.(new Error('late'));
      await settle();
    },
    openPanel: () => page.getState().openPanel,
    /** Presses the link. Returns false when the press is prevented from following it. */
    press: (keys: MouseEventInit = {}) => fireEvent.click(link(), { button: 0, ...keys }),
  };
};

describe('the groceries menu', () => {
  it('opens by a press, which is reported, and closes by the next [MEGA-3] [EVT-1]', async () => {
    const { press, openPanel, toggle, tracked, paint } = setUp();
    expect(toggle()).toMatchObject({ role: 'button', 'aria-expanded': false });
    expect(press()).toBe(false);
    expect([openPanel(), toggle()?.['aria-expanded'], toggle()?.['aria-busy']]).toEqual([
      'groceries',
      true,
      true,
    ]);
    expect(tracked).toEqual([
      { event: 'click_megamenu', action: 'button_clicked', buttonLabel: 'Groceries', buttonType: 'menu' },
    ]);
    await paint();
    expect(toggle()).toMatchObject({ 'aria-expanded': true, 'aria-busy': false });
    press();
    expect(openPanel()).toBe('none');
  });

  it('opens by the space key, also if it is held down, and by no other key [MEGA-3]', () => {
    const { link, openPanel } = setUp();
    fireEvent.keyDown(link(), { key: 'a' });
    expect(openPanel()).toBe('none');
    expect(fireEvent.keyDown(link(), { key: ' ' })).toBe(false);
    for (let times = 0; times < 3; times += 1) fireEvent.keyDown(link(), { key: ' ', repeat: true });
    expect(openPanel()).toBe('groceries');
  });

  it('leaves a press with Ctrl to the link [NAV-14]', () => {
    const { press, openPanel } = setUp();
    press({ ctrlKey: true });
    expect(openPanel()).toBe('none');
  });

  it('is loaded when the focus reaches the button [MEGA-3]', async () => {
    const { link, loads } = setUp();
    fireEvent.focus(link());
    expect(loads).toEqual(['ok']);
  });

  it.each([
    [1200, ['ok']],
    [991, []],
  ])('in a page of %p px is loaded when the page is idle: %j [MEGA-3] [SHELL-6]', (width, loaded) => {
    const { menus, page, loads } = setUp();
    page.setState({ width });
    menus.row.onIdle();
    expect(loads).toEqual(loaded);
  });

  it('is missing in a header without categories [MEGA-10]', () => {
    const { menus } = setUp([], { config: {} });
    expect(menus.state.getState().menus).toEqual({});
  });
});

describe('a menu that does not load', () => {
  it('is reported, and the page of the link opens instead [ERR-6] [MEGA-3]', async () => {
    const { press, code, acts, reports, openPanel } = setUp();
    code.state = 'fails';
    press();
    await settle();
    expect([acts, openPanel()]).toEqual([[`go ${GROCERIES}`], 'none']);
    expect(reports).toEqual(['groceries menu: Error: 404']);
  });

  it('opens the page by the host’s router where there is one [NAV-14]', async () => {
    const routed: string[] = [];
    const { press, code, acts } = setUp([], {
      navigation: { navigate: (href) => routed.push(href) },
      config: { services: MENU_SERVICES },
    });
    code.state = 'fails';
    press();
    await settle();
    expect([routed, acts]).toEqual([[GROCERIES], []]);
  });

  it('opens the page after the timeout, and once only [ERR-6]', async () => {
    const { press, code, acts, clock, failLoad } = setUp();
    code.state = 'hangs';
    press();
    clock.pass(INTERACTION_TIMEOUT_MS - 1);
    expect(acts).toEqual([]);
    clock.pass(1);
    await failLoad();
    expect(acts).toEqual([`go ${GROCERIES}`]);
  });

  it('opens no page when the shopper has closed the menu meanwhile [ERR-6]', async () => {
    const { press, code, acts, clock, page } = setUp();
    code.state = 'hangs';
    press();
    page.getState().open('none');
    clock.pass(INTERACTION_TIMEOUT_MS);
    expect(acts).toEqual([]);
  });

  it('is loaded again by the next press [ERR-6]', async () => {
    const { press, code, openPanel, paint, toggle } = setUp();
    code.state = 'fails';
    press();
    await settle();
    code.state = 'ok';
    press();
    await paint();
    expect([openPanel(), toggle()?.['aria-busy']]).toEqual(['groceries', false]);
  });

  it('opens no page once it is loaded in time [MEGA-3]', async () => {
    const { press, clock, acts, openPanel, paint } = setUp();
    press();
    await paint();
    clock.pass(INTERACTION_TIMEOUT_MS);
    expect([acts, openPanel()]).toEqual([[], 'groceries']);
  });
});

describe('categories that fail to load', () => {
  const setUpMissing = async () => {
    const header = setUp([DOWN, MISSING, MISSING, ok(TAXONOMY_BODY)]);
    header.menus.row.onIdle();
    await header.paint();
    return header;
  };
  type Missing = Awaited<ReturnType<typeof setUpMissing>>;

  it('make Groceries a link that the browser follows [MEGA-10] [NAV-14]', async () => {
    const { toggle, press, openPanel } = await setUpMissing();
    expect(toggle()?.role).toBeUndefined();
    expect(press()).toBe(true);
    expect(openPanel()).toBe('none');
  });

  it.each<readonly [string, (header: Missing) => unknown]>([
    ['by a press on the link', ({ press }) => press()],
    ['when the browser is online again', ({ emitOnWindow }) => emitOnWindow('online')],
    [
      'when the host opens another page in place',
      ({ page }) => page.setState({ here: new URL('https://shop.example/ecom/recipes') }),
    ],
  ])('are requested again %s [MEGA-10]', async (_when, act) => {
    const header = await setUpMissing();
    act(header);
    await header.paint();
    expect(header.requests.filter(({ service }) => service === 'taxonomy')).toHaveLength(2);
    expect(header.toggle()?.role).toBe('button');
  });

  it('are not requested again once they are loaded [MEGA-10]', async () => {
    const { menus, emitOnWindow, requests, paint } = setUp();
    menus.row.onIdle();
    await paint();
    emitOnWindow('online');
    await paint();
    expect(requests.filter(({ service }) => service === 'taxonomy')).toHaveLength(1);
  });
});

describe('an open menu of the row', () => {
  it.each(['groceries', 'seasonal'] as const)(
    '%s closes when a client-side router changes the page [MEGA-3]',
    (panel) => {
      const { page, openPanel } = setUp();
      page.getState().open(panel);
      page.setState({ here: new URL('https://shop.example/ecom/recipes') });
      expect(openPanel()).toBe('none');
    },
  );

  it('closes when the header stops, and does not leave the page [FED-6]', async () => {
    const { press, stop, code, clock, acts, openPanel, listeners, failLoad } = setUp();
    code.state = 'hangs';
    press();
    stop();
    clock.pass(INTERACTION_TIMEOUT_MS);
    await failLoad();
    expect([openPanel(), acts, listeners()]).toEqual(['none', [], 0]);
  });

  it('leaves other panels open [MEGA-3]', () => {
    const { page, openPanel } = setUp();
    page.getState().open('account');
    page.setState({ width: 991 });
    expect(openPanel()).toBe('account');
  });
});
