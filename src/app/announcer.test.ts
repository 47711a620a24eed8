import { createManualClock } from '../kernel/testing/manual-clock';
import { createAnnouncer } from './announcer';

const setUp = () => {
  const clock = createManualClock();
  const announcer = createAnnouncer(clock);
  const told: string[] = [];
  announcer.announcements.subscribe((now, before) => {
    if (now.turn !== before.turn) told.push(now.phrase);
  });
  return { clock, told, ...announcer, phrase: () => announcer.announcements.getState().phrase };
};

describe('the one voice of the header', () => {
  it('tells a phrase once when two parts say it at the same time [SRCH-7]', () => {
    const { announce, told, clock } = setUp();
    announce('7 suggestions available.');
    announce('7 suggestions available.');
    clock.pass(249);
    announce('7 suggestions available.');
    expect(told).toEqual(['7 suggestions available.']);
  });

  it('tells the same phrase again when it is true again [SRCH-7]', () => {
    const { announce, told, clock } = setUp();
    announce('7 suggestions available.');
    clock.pass(250);
    announce('7 suggestions available.');
    expect(told).toHaveLength(2);
  });

  it('is silent while an input method composes, and tells the last phrase afterwards [SRCH-11]', () => {
    const { announce, setSilent, told } = setUp();
    setSilent(true);
    announce('one');
    announce('two');
    expect(told).toEqual([]);
    setSilent(false);
    expect(told).toEqual(['two']);
    setSilent(true);
    setSilent(false);
    expect(told).toEqual(['two']);
  });

  it('takes a phrase out of the page once it was heard [SRCH-7]', () => {
    const { announce, clock, phrase } = setUp();
    announce('one');
    clock.pass(5_000);
    announce('two');
    clock.pass(7_999);
    expect(phrase()).toBe('two');
    clock.pass(1);
    expect(phrase()).toBe('');
  });
});
