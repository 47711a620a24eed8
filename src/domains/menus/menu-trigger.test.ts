import { createManualClock } from '../../kernel/testing/manual-clock';
import { createMenuTrigger, type HoverOpened } from './menu-trigger';

const MOUSE = { pointerType: 'mouse', movementX: 3, movementY: 0 };

/** Two menus of one header, of which one is open at a time. */
const setUp = () => {
  const clock = createManualClock();
  const page = { open: 'none', mayHover: true };
  const hoverOpened: HoverOpened = {};
  const create = (menu: string) =>
    createMenuTrigger({
      clock,
      menu,
      openMenu: () => page.open,
      hoverOpened,
      mayHover: () => page.mayHover,
      open: () => (page.open = menu),
      close: () => (page.open = 'none'),
    });
  return { clock, page, trigger: create('groceries'), season: create('season') };
};

describe('createMenuTrigger', () => {
  it('opens the menu when the mouse stays on the button [MEGA-3]', () => {
    const { clock, page, trigger } = setUp();
    trigger.move(MOUSE);
    clock.pass(99);
    trigger.move(MOUSE);
    expect(page.open).toBe('none');
    clock.pass(51);
    expect(page.open).toBe('groceries');
  });

  it('does not open when the mouse only passes', () => {
    const { clock, page, trigger } = setUp();
    trigger.move(MOUSE);
    clock.pass(100);
    trigger.leave(MOUSE);
    clock.pass(1_000);
    expect(page.open).toBe('none');
    expect(clock.pending()).toBe(0);
  });

  it.each([
    ['a touch', { ...MOUSE, pointerType: 'touch' }],
    ['a pen', { ...MOUSE, pointerType: 'pen' }],
    ['a still mouse under which the page moves', { ...MOUSE, movementX: 0 }],
  ])('never opens for %s [MEGA-3]', (_pointer, move) => {
    const { clock, page, trigger } = setUp();
    trigger.move(move);
    clock.pass(1_000);
    expect(page.open).toBe('none');
  });

  it('does not open on hover while another menu or dialog is open, even if that opened during the delay', () => {
    const { clock, page, trigger } = setUp();
    trigger.move(MOUSE);
    page.open = 'account';
    clock.pass(1_000);
    expect(page.open).toBe('account');
  });

  it('opens in place of another menu that the mouse has opened, but not of one that was pressed [MEGA-3]', () => {
    const { clock, page, trigger, season } = setUp();
    trigger.move(MOUSE);
    clock.pass(200);
    trigger.leave(MOUSE);
    season.move(MOUSE);
    clock.pass(130);
    expect(page.open).toBe('season');
    clock.pass(500);
    expect(page.open).toBe('season');

    season.press();
    season.leave(MOUSE);
    trigger.move(MOUSE);
    clock.pass(1_000);
    expect(page.open).toBe('season');
  });

  it.each([
    [0, 'groceries'],
    [999, 'groceries'],
    [1_000, 'none'],
  ])('after a press %i ms after the mouse opened groceries, open is %s [MEGA-3]', (wait, open) => {
    const { clock, page, trigger } = setUp();
    trigger.move(MOUSE);
    clock.pass(130);
    clock.pass(wait);
    trigger.press();
    expect(page.open).toBe(open);
  });

  it('closes by the press after the one that has kept it open [MEGA-3]', () => {
    const { clock, page, trigger } = setUp();
    trigger.move(MOUSE);
    clock.pass(200);
    trigger.press();
    trigger.press();
    expect(page.open).toBe('none');
  });

  it('closes after the mouse that opened it has left, but not when the mouse returns in time', () => {
    const { clock, page, trigger } = setUp();
    trigger.move(MOUSE);
    clock.pass(200);
    trigger.leave(MOUSE);
    clock.pass(299);
    trigger.keepOpen();
    clock.pass(1_000);
    expect(page.open).toBe('groceries');
    trigger.leave(MOUSE);
    clock.pass(300);
    expect(page.open).toBe('none');
  });

  it.each([['opened by a press'], ['opened by the mouse and then pressed']])(
    '%s, stays open when the mouse leaves',
    (how) => {
      const { clock, page, trigger } = setUp();
      if (how !== 'opened by a press') {
        trigger.move(MOUSE);
        clock.pass(200);
      }
      trigger.press();
      trigger.leave(MOUSE);
      clock.pass(10_000);
      expect(page.open).toBe('groceries');
    },
  );

  it('does not open again on hover after it was pressed during the delay', () => {
    const { clock, page, trigger } = setUp();
    trigger.move(MOUSE);
    clock.pass(60);
    trigger.press();
    trigger.press();
    trigger.move(MOUSE);
    clock.pass(1_000);
    expect(page.open).toBe('none');
  });
});
