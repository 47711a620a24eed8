import { createManualClock } from '../kernel/testing/manual-clock';
import { createTimeouts } from './timeouts';

const setUp = () => {
  const clock = createManualClock();
  let resolve: (value: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const loading = new Promise<string>((onValue, onError) => {
    [resolve, reject] = [onValue, onError];
  });
  const received: unknown[] = [];
  const { withTimeout, stop } = createTimeouts(clock);
  const receive = (news: unknown) => void received.push(news);
  return { clock, resolve, reject, stop, received, outcome: withTimeout(loading).then(receive, receive) };
};

describe('withTimeout', () => {
  it('returns what is loaded, and clears its timer [ERR-6]', async () => {
    const { clock, resolve, received, outcome } = setUp();
    clock.pass(7_999);
    resolve('menu');
    await outcome;
    await Promise.resolve();
    expect([received, clock.pending()]).toEqual([['menu'], 0]);
  });

  it('rejects after 8 s, also if loading finishes later [ERR-6]', async () => {
    const { clock, resolve, received, outcome } = setUp();
    clock.pass(8_000);
    await outcome;
    resolve('menu');
    await Promise.resolve();
    expect(received).toEqual([new Error('timed out after 8 seconds')]);
  });

  it('does not reject once the header is stopped [FED-6]', () => {
    const { clock, stop } = setUp();
    stop();
    expect(clock.pending()).toBe(0);
  });

  it('rejects with the error of the loading [ERR-6]', async () => {
    const { reject, received, outcome } = setUp();
    reject(new Error('404'));
    await outcome;
    expect(received).toEqual([new Error('404')]);
  });
});
