import { createManualClock } from '../kernel/testing/manual-clock';
import { createPatience } from './patience';

const setUp = () => {
  const clock = createManualClock();
  let resolve: (value: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const loading = new Promise<string>((onValue, onError) => {
    [resolve, reject] = [onValue, onError];
  });
  const heard: unknown[] = [];
  const { inTime, stop } = createPatience(clock);
  const hear = (news: unknown) => void heard.push(news);
  return { clock, resolve, reject, stop, heard, taken: inTime(loading).then(hear, hear) };
};

describe('what a press waits for', () => {
  it('is given when it comes, and nobody waits any more [ERR-6]', async () => {
    const { clock, resolve, heard, taken } = setUp();
    clock.pass(7_999);
    resolve('menu');
    await taken;
    await Promise.resolve();
    expect([heard, clock.pending()]).toEqual([['menu'], 0]);
  });

  it('counts as not to be had after 8 s, whatever comes later [ERR-6]', async () => {
    const { clock, resolve, heard, taken } = setUp();
    clock.pass(8_000);
    await taken;
    resolve('menu');
    await Promise.resolve();
    expect(heard).toEqual([new Error('It did not come in time')]);
  });

  it('is given up by nobody once the header is gone [FED-6]', () => {
    const { clock, stop } = setUp();
    stop();
    expect(clock.pending()).toBe(0);
  });

  it('fails as it failed [ERR-6]', async () => {
    const { reject, heard, taken } = setUp();
    reject(new Error('404'));
    await taken;
    expect(heard).toEqual([new Error('404')]);
  });
});
