import { english } from '../kernel/translate';
import { createManualClock } from '../kernel/testing/manual-clock';
import { createAnnouncer } from './announcer';

const setUp = () => {
  const clock = createManualClock();
  const announcer = createAnnouncer(clock, english);
  const reported: string[] = [];
  announcer.announcements.subscribe((now, before) => {
    if (now.turn !== before.turn) reported.push(now.phrase);
  });
  return { clock, reported, ...announcer, phrase: () => announcer.announcements.getState().phrase };
};

describe('createAnnouncer', () => {
  it('announces a text once when two features announce it at the same time, and again later [SRCH-7]', () => {
    const { announce, reported, clock } = setUp();
    announce('7 suggestions available.');
    announce('7 suggestions available.');
    clock.pass(249);
    announce('7 suggestions available.');
    expect(reported).toEqual(['7 suggestions available.']);
    clock.pass(1);
    announce('7 suggestions available.');
    expect(reported).toHaveLength(2);
  });

  it('is silent while an input method composes, and announces the last text afterwards [SRCH-11]', () => {
    const { announce, setSilent, reported } = setUp();
    setSilent(true);
    announce('one');
    announce('two');
    expect(reported).toEqual([]);
    setSilent(false);
    expect(reported).toEqual(['two']);
    setSilent(true);
    setSilent(false);
    expect(reported).toEqual(['two']);
  });

  it('removes a text from the page once it was announced [SRCH-7]', () => {
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
