import { createManualClock } from '../../kernel/testing/manual-clock';
import { createOpener } from './opener';

const MOUSE = { pointerType: 'mouse' };

const sit = () => {
  const clock = createManualClock();
  const seen = { isOpen: false, isFree: true, prepared: 0 };
  const opener = createOpener({
    clock,
    isOpen: () => seen.isOpen,
    mayHover: () => seen.isFree,
    prepare: () => (seen.prepared += 1),
    open: () => (seen.isOpen = true),
    close: () => (seen.isOpen = false),
  });
  return { clock, seen, opener };
};

describe("a menu's button", () => {
  it('toggles by a press [MEGA-3]', () => {
    const { seen, opener } = sit();
    opener.press();
    expect(seen.isOpen).toBe(true);
    opener.press();
    expect(seen.isOpen).toBe(false);
  });

  it('opens under a mouse that rests on it, and asks for its content at once [MEGA-3]', () => {
    const { clock, seen, opener } = sit();
    opener.enter(MOUSE);
    expect(seen.prepared).toBe(1);
    clock.pass(99);
    expect(seen.isOpen).toBe(false);
    clock.pass(51);
    expect(seen.isOpen).toBe(true);
  });

  it('stays shut under a mouse that only passes', () => {
    const { clock, seen, opener } = sit();
    opener.enter(MOUSE);
    clock.pass(100);
    opener.leave(MOUSE);
    clock.pass(1_000);
    expect(seen.isOpen).toBe(false);
    expect(clock.pending()).toBe(0);
  });

  it.each(['touch', 'pen'])('never opens under a hovering %s', (pointerType) => {
    const { clock, seen, opener } = sit();
    opener.enter({ pointerType });
    clock.pass(1_000);
    expect(seen.isOpen).toBe(false);
  });

  it('opens by no mouse while something else lies open, even when that came while it rested', () => {
    const { clock, seen, opener } = sit();
    opener.enter(MOUSE);
    seen.isFree = false;
    clock.pass(1_000);
    opener.enter(MOUSE);
    clock.pass(1_000);
    expect(seen.isOpen).toBe(false);
  });

  it.each([
    [0, true],
    [249, true],
    [250, false],
  ])('pressed %i ms after the mouse opened it: open is %p', (wait, isOpen) => {
    const { clock, seen, opener } = sit();
    opener.enter(MOUSE);
    clock.pass(130);
    clock.pass(wait);
    opener.press();
    expect(seen.isOpen).toBe(isOpen);
  });

  it('closes once the mouse that opened it has strayed for a while, and not when it comes back', () => {
    const { clock, seen, opener } = sit();
    opener.enter(MOUSE);
    clock.pass(200);
    opener.leave(MOUSE);
    clock.pass(299);
    opener.stay();
    clock.pass(1_000);
    expect(seen.isOpen).toBe(true);
    opener.leave(MOUSE);
    clock.pass(300);
    expect(seen.isOpen).toBe(false);
  });

  it.each([['pressed open'], ['confirmed by a press']])('%s it stays when the mouse leaves', (how) => {
    const { clock, seen, opener } = sit();
    if (how !== 'pressed open') {
      opener.enter(MOUSE);
      clock.pass(200);
    }
    opener.press();
    opener.leave(MOUSE);
    clock.pass(10_000);
    expect(seen.isOpen).toBe(true);
  });

  it('pressed before the mouse opened it, opens once', () => {
    const { clock, seen, opener } = sit();
    opener.enter(MOUSE);
    clock.pass(60);
    opener.press();
    opener.press();
    clock.pass(1_000);
    expect(seen.isOpen).toBe(false);
  });
});
