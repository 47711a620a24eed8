/** @jest-environment-options {"url": "https://shop.example/ecom/"} */
import { waitFor } from '@testing-library/dom';
import { channelWith } from '../../testing/release-data';
import type { Loaded, LoaderOptions, Problem, ProblemPart } from '../options';
import { pageState } from '../page-state';
import { analyticsConsent, createConsentGate } from './consent-gate';
import type { HealthMeasurement } from './measurement';
import { createPageHealth } from './page-health';

const LOADED: Loaded = { version: '1.5.0+b', channel: 'stable', milliseconds: 120, fromPage: false };
const problem = (part: ProblemPart = 'entry'): Problem => ({
  ...{ kind: 'network', code: 'load_network', message: 'failed' },
  part,
});

const setUp = (options: Partial<LoaderOptions> = {}) => {
  const sent: HealthMeasurement[] = [];
  const health = {
    report: (measurement: HealthMeasurement) => sent.push(measurement),
    isAllowed: () => true,
  };
  const all: LoaderOptions = { base: '/mfe/', health, ...options };
  const page = createPageHealth(health, () => undefined);
  return {
    sent,
    named: (name: string) => sent.filter((each) => each.name === name),
    loaded: (loaded = LOADED) => page.recordLoaded(all, loaded),
    fails: (part?: ProblemPart) => page.recordProblem(all, problem(part)),
  };
};

afterEach(() => {
  for (const remove of pageState().removers) remove();
  document.body.replaceChildren();
});

const RELEASE = { version: '1.5.0+b', channel: 'stable' };

describe('the outcome of loading', () => {
  it('is loaded, or retried with the reason of the first failure [FED-4]', () => {
    const { sent, loaded, fails } = setUp();
    loaded();
    fails('entry');
    expect(sent[0]).toEqual({ ...RELEASE, name: 'load', outcome: 'loaded', milliseconds: 120 });
    const second = setUp();
    second.fails('entry');
    second.loaded();
    expect(second.sent).toEqual([
      { ...RELEASE, name: 'load', outcome: 'retried', reason: 'load_network', milliseconds: 120 },
    ]);
  });

  it('is a fallback of the version that the page should have received [FED-4] [FED-5]', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(JSON.stringify(channelWith(50))));
    const versions = new Set<string>();
    for (let id = 0; id < 20; id += 1) {
      const { sent, fails } = setUp({ channel: 'stable', visitorId: `shopper-${id}` });
      fails();
      fails();
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent).toEqual([
        {
          ...{ name: 'load', outcome: 'fell-back', reason: 'load_network', channel: 'stable' },
          version: expect.any(String) as string,
        },
      ]);
      versions.add(sent[0]?.version ?? '');
    }
    expect(versions).toEqual(new Set(['1.4.2', '1.5.0']));
    fetched.mockRejectedValue(new TypeError('offline'));
    const { sent, fails } = setUp({ channel: 'stable' });
    fails();
    fails();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.version).toBe('unknown');
  });

  it('is a fallback if a loaded header throws while rendering [FED-4]', async () => {
    const { named, loaded, fails } = setUp();
    loaded();
    fails('header');
    await Promise.resolve();
    expect(named('load')).toMatchObject([{ outcome: 'loaded' }, { ...RELEASE, outcome: 'fell-back' }]);
  });
});

describe('errors and calls', () => {
  it('counts uncaught errors of scripts of the remote, at most ten, and marks the first of the page', () => {
    const { named, loaded } = setUp();
    loaded();
    const fail = (filename: string) => dispatchEvent(new ErrorEvent('error', { filename }));
    fail('https://shop.example/host.js');
    for (let times = 0; times < 12; times += 1) fail('https://shop.example/mfe/1.5.0_b/app.js');
    expect(named('error')).toHaveLength(10);
    expect(
      named('error')
        .map((each) => 'isFirst' in each && each.isFirst)
        .slice(0, 2),
    ).toEqual([true, false]);
  });

  it('counts a chunk of the loaded header that failed twice [ERR-6]', () => {
    const { named, loaded, fails } = setUp();
    loaded();
    fails('chunk');
    expect(named('error')).toEqual([{ ...RELEASE, name: 'error', kind: 'chunk', isFirst: true }]);
  });

  it('reports failed calls by service, and nothing else of them [AUTH-4]', () => {
    const { named, loaded } = setUp();
    loaded();
    pageState().onFailedCall?.({ service: 'orders', kind: 'http', path: '/v1/orders/{id}', status: 503 });
    pageState().onFailedCall?.('anything');
    expect(named('failed-call')).toEqual([
      { ...RELEASE, name: 'failed-call', service: 'orders', kind: 'http' },
    ]);
  });

  it('stops with the last header [FED-6]', () => {
    const { sent, loaded } = setUp();
    loaded();
    for (const remove of pageState().removers) remove();
    const before = sent.length;
    dispatchEvent(new ErrorEvent('error', { filename: 'https://shop.example/mfe/app.js' }));
    expect(sent).toHaveLength(before);
    expect(pageState().onFailedCall).toBeUndefined();
  });
});

describe('consent', () => {
  it.each([
    ['', undefined],
    ['wtr_cookie_consent=true', undefined],
    ['wtr_cookie_consent=true; wtr_cookies_analytics=true', true],
    ['wtr_cookies_analytics=1; wtr_cookie_consent=1', true],
    ['wtr_cookie_consent=true; wtr_cookies_analytics=false', false],
    ['wtr_cookie_consent=maybe', false],
    ['xwtr_cookie_consent=true; wtr_cookies_analytics=true', undefined],
  ])('of the cookies %j is %j [AUTH-8]', (cookies, expected) =>
    expect(analyticsConsent(cookies)).toBe(expected),
  );

  const measurement: HealthMeasurement = { name: 'visible', milliseconds: 1, version: '1' };

  it('is waited for: then measurements are reported in order, or discarded [AUTH-8]', () => {
    for (const decision of [true, false]) {
      const sent: number[] = [];
      let allowed: boolean | undefined;
      const report = (each: HealthMeasurement) => 'milliseconds' in each && sent.push(each.milliseconds ?? 0);
      const gate = createConsentGate({ report, isAllowed: () => allowed });
      for (let each = 1; each <= 120; each += 1) gate.send({ ...measurement, milliseconds: each });
      expect(sent).toEqual([]);
      allowed = decision;
      gate.check();
      expect(sent).toEqual(decision ? Array.from({ length: 100 }, (_, index) => index + 21) : []);
      allowed = true;
      gate.check();
      expect(sent).toHaveLength(decision ? 100 : 0);
    }
  });

  it('does not break the page if the sink throws [FED-4]', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const gate = createConsentGate({
      report: () => {
        throw new Error('sink');
      },
      isAllowed: () => true,
    });
    expect(() => gate.send(measurement)).not.toThrow();
  });
});
