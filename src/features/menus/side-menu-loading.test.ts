import { INTERACTION_TIMEOUT_MS } from '../../context/timeouts';
import { createTestContext } from '../../context/testing/test-context';
import { trackSideMenuLoading } from './side-menu-loading';

const MESSAGE = 'The menu could not be opened. Please try again.';

const setUp = () => {
  const { context, ...header } = createTestContext();
  const stop = trackSideMenuLoading(context);
  return { ...header, page: context.page, stop };
};

describe('trackSideMenuLoading', () => {
  it('closes a side menu that loads too long, and notifies the shopper [ERR-6] [SLID-1]', () => {
    const { page, clock, notice } = setUp();
    page.setState({ openPanel: 'menu' });
    clock.pass(INTERACTION_TIMEOUT_MS - 1);
    expect([page.getState().openPanel, notice()]).toEqual(['menu', '']);
    clock.pass(1);
    expect([page.getState().openPanel, notice()]).toEqual(['none', MESSAGE]);
  });

  it('times each press from its own start [ERR-6]', () => {
    const { page, clock, notice } = setUp();
    page.setState({ openPanel: 'menu' });
    clock.pass(INTERACTION_TIMEOUT_MS - 1);
    page.setState({ openPanel: 'none' });
    clock.pass(1);
    page.setState({ openPanel: 'menu' });
    clock.pass(INTERACTION_TIMEOUT_MS - 1);
    expect([page.getState().openPanel, notice()]).toEqual(['menu', '']);
  });

  it('keeps a side menu open that is loaded in time [SLID-1]', () => {
    const { page, clock, notice } = setUp();
    page.setState({ openPanel: 'menu' });
    page.setState({ sideMenu: 'loaded' });
    clock.pass(INTERACTION_TIMEOUT_MS);
    expect([page.getState().openPanel, notice()]).toEqual(['menu', '']);
  });

  it('notifies the shopper when the code fails to load [ERR-6]', () => {
    const { page, notice, clock } = setUp();
    page.setState({ openPanel: 'menu' });
    page.setState({ sideMenu: 'failed', openPanel: 'none' });
    expect([notice(), clock.pending()]).toEqual([MESSAGE, 1]);
  });

  it('times a menu that was pressed before the runtime was loaded [ERR-6]', () => {
    const { context, clock, notice } = createTestContext();
    context.page.setState({ openPanel: 'menu' });
    trackSideMenuLoading(context);
    clock.pass(INTERACTION_TIMEOUT_MS);
    expect(notice()).toBe(MESSAGE);
  });

  it('removes its listener and its timer when it is stopped [FED-6]', () => {
    const { page, clock, stop, notice } = setUp();
    page.setState({ openPanel: 'menu' });
    stop();
    page.setState({ sideMenu: 'failed' });
    clock.pass(INTERACTION_TIMEOUT_MS);
    expect([page.getState().openPanel, notice()]).toEqual(['menu', '']);
  });
});
