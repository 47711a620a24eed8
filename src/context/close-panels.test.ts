import { closePanels } from './close-panels';
import type { OpenPanel } from './page-store';
import { createTestContext } from './testing/test-context';

const PANELS: readonly OpenPanel[] = [
  'account',
  'groceries',
  'menu',
  'search',
  'seasonal',
  'slot',
  'trolley',
];
const SHEET = { name: 'trolley', below: 768, render: () => null };
const ALERT = { name: 'problem', isAlert: true, render: () => null };

const setUp = (width = 1200) => {
  const header = createTestContext();
  const { page, modals } = header.context;
  page.setState({ width });
  Object.assign(header.context.browser, { width: () => page.getState().width });
  const stop = closePanels(header.context);
  return { ...header, page, modals, stop, openPanel: () => page.getState().openPanel };
};

describe('closePanels', () => {
  it.each([
    [320, ['menu', 'search', 'slot']],
    [767, ['menu', 'search', 'slot']],
    [768, ['menu', 'slot', 'trolley']],
    [991, ['menu', 'slot', 'trolley']],
    [992, ['account', 'groceries', 'seasonal', 'slot', 'trolley']],
    [1440, ['account', 'groceries', 'seasonal', 'slot', 'trolley']],
  ])(
    'keeps open what the layout of %i px shows, and closes the other panels [SHELL-5] [SHELL-6]',
    (width, shown) => {
      const open = PANELS.filter((panel) => {
        const { page, openPanel } = setUp(width < 768 ? 1200 : 320);
        page.setState({ openPanel: panel, width });
        return openPanel() === panel;
      });
      expect(open).toEqual(shown);
    },
  );

  it('closes a panel that was opened before, or that opens late, in a layout without it [SHELL-6]', () => {
    const { context, page, stop, openPanel } = setUp(800);
    stop();
    page.getState().open('groceries');
    closePanels(context);
    expect(openPanel()).toBe('none');
    page.getState().open('account');
    expect(openPanel()).toBe('none');
  });

  it('closes a dialog that is only for narrower pages, and keeps the others [SHELL-6]', () => {
    const { page, modals, modal } = setUp(500);
    modals.show(SHEET);
    page.setState({ width: 767 });
    expect(modal()).toBe(SHEET);
    page.setState({ width: 768 });
    expect(modal()).toBeUndefined();
    modals.show(ALERT);
    page.setState({ width: 1200 });
    expect(modal()).toBe(ALERT);
  });

  it('closes every panel and dialog when the page is left, for the case that it is restored [SHELL-5]', () => {
    const { page, modals, modal, openPanel, emitOnWindow, stop, listeners } = setUp(500);
    page.getState().open('menu');
    modals.show(ALERT);
    emitOnWindow('pagehide');
    expect([openPanel(), modal()]).toEqual(['none', undefined]);
    stop();
    expect(listeners()).toBe(0);
  });
});
