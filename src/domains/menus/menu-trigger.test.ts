import { createManualClock } from '../../kernel/testing/manual-clock';
import { createMenuTrigger, triggerAction } from './menu-trigger';

const MOUSE = { pointerType: 'mouse' };

const setUp = () => {
  const clock = createManualClock();
  const menu = { isOpen: false, mayHover: true, prepared: 0 };
  const trigger = createMenuTrigger({
    clock,
    isOpen: () => menu.isOpen,
    mayHover: () => menu.mayHover,
    prepare: () => (menu.prepared += 1),
    open: () => (menu.isOpen = true),
    close: () => (menu.isOpen = false),
  });
  return { clock, menu, trigger };
};

describe('triggerAction', () => {
  const CLOSED = { isMouse: true, isOpen: false, mayHover: true, hoveredAt: undefined, now: 1_000 };
  const OPEN = { ...CLOSED, isOpen: true };

  it.each([
    ['opens later', 'enter', CLOSED, 'open later'],
    ['does not open by touch', 'enter', { ...CLOSED, isMouse: false }, 'none'],
    ['does not open over another menu', 'enter', { ...CLOSED, mayHover: false }, 'none'],
    ['closes later what the mouse opened', 'leave', { ...OPEN, hoveredAt: 0 }, 'close later'],
    ['leaves open what a press opened', 'leave', OPEN, 'none'],
    ['opens', 'press', CLOSED, 'open'],
    ['closes', 'press', OPEN, 'close'],
    ['leaves open what the mouse has just opened', 'press', { ...OPEN, hoveredAt: 751 }, 'none'],
    ['closes what the mouse opened a while ago', 'press', { ...OPEN, hoveredAt: 750 }, 'close'],
  ] as const)('%s on %s [MEGA-3]', (_title, event, facts, action) => {
    expect(triggerAction(event, facts)).toBe(action);
  });
});

describe('createMenuTrigger', () => {
  it('toggles the menu on a press [MEGA-3]', () => {
    const { menu, trigger } = setUp();
    trigger.press();
    expect(menu.isOpen).toBe(true);
    trigger.press();
    expect(menu.isOpen).toBe(false);
  });

  it('opens the menu when the mouse stays on the button, and requests its content at once [MEGA-3]', () => {
    const { clock, menu, trigger } = setUp();
    trigger.enter(MOUSE);
    expect(menu.prepared).toBe(1);
    clock.pass(99);
    expect(menu.isOpen).toBe(false);
    clock.pass(51);
    expect(menu.isOpen).toBe(true);
  });

  it('does not open when the mouse only passes', () => {
    const { clock, menu, trigger } = setUp();
    trigger.enter(MOUSE);
    clock.pass(100);
    trigger.leave(MOUSE);
    clock.pass(1_000);
    expect(menu.isOpen).toBe(false);
    expect(clock.pending()).toBe(0);
  });

  it.each(['touch', 'pen'])('never opens for a hovering %s', (pointerType) => {
    const { clock, menu, trigger } = setUp();
    trigger.enter({ pointerType });
    clock.pass(1_000);
    expect(menu.isOpen).toBe(false);
  });

  it('does not open on hover while another menu or dialog is open, even if that opened during the delay', () => {
    const { clock, menu, trigger } = setUp();
    trigger.enter(MOUSE);
    menu.mayHover = false;
    clock.pass(1_000);
    trigger.enter(MOUSE);
    clock.pass(1_000);
    expect(menu.isOpen).toBe(false);
  });

  it.each([
    [0, true],
    [249, true],
    [250, false],
  ])('after a press %i ms after the mouse opened it, open is %p', (wait, isOpen) => {
    const { clock, menu, trigger } = setUp();
    trigger.enter(MOUSE);
    clock.pass(130);
    clock.pass(wait);
    trigger.press();
    expect(menu.isOpen).toBe(isOpen);
  });

  it('closes after the mouse that opened it has left, but not when the mouse returns in time', () => {
    const { clock, menu, trigger } = setUp();
    trigger.enter(MOUSE);
    clock.pass(200);
    trigger.leave(MOUSE);
    clock.pass(299);
    trigger.keepOpen();
    clock.pass(1_000);
    expect(menu.isOpen).toBe(true);
    trigger.leave(MOUSE);
    clock.pass(300);
    expect(menu.isOpen).toBe(false);
  });

  it.each([['opened by a press'], ['opened by the mouse and then pressed']])(
    '%s, stays open when the mouse leaves',
    (how) => {
      const { clock, menu, trigger } = setUp();
      if (how !== 'opened by a press') {
        trigger.enter(MOUSE);
        clock.pass(200);
      }
      trigger.press();
      trigger.leave(MOUSE);
      clock.pass(10_000);
      expect(menu.isOpen).toBe(true);
    },
  );

  it('does not open again on hover after it was pressed during the delay', () => {
    const { clock, menu, trigger } = setUp();
    trigger.enter(MOUSE);
    clock.pass(60);
    trigger.press();
    trigger.press();
    clock.pass(1_000);
    expect(menu.isOpen).toBe(false);
  });
});
