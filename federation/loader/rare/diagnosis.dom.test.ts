import { logOnce, findCause } from './diagnosis';
import type { Problem } from '../options';

const PROBLEM: Problem = { kind: 'version', code: 'load_version', message: '1 is not a range' };

describe('logOnce', () => {
  it('logs equal problems in a row once, with an address that can be opened [FED-4]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const options = { base: '/mfe/', channel: 'next' };
    for (let attempt = 0; attempt < 4; attempt += 1) logOnce(PROBLEM, options);
    logOnce({ ...PROBLEM, message: 'another' }, { base: 'https://files.example/mfe/' });
    expect(warn.mock.calls).toEqual([
      ['Shop header: 1 is not a range (https://shop.example/mfe/v1/next/problems.html#load_version)'],
      ['Shop header: another (https://files.example/mfe/problems.html#load_version)'],
    ]);
  });
});

describe('findCause', () => {
  const url = 'https://files.example/mfe/header.json';
  const HASH = 'sha384-AA';
  /** What the server answers to a request with the expected hash, and to one without. */
  const answer = (ofHash: boolean, ofAny: boolean) => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((_, { integrity } = {}) =>
        (integrity ? ofHash : ofAny)
          ? Promise.resolve({ ok: true } as Response)
          : Promise.reject(new TypeError('refused')),
      );
  };
  /** A browser that keeps reports, here one of a request that a policy has blocked. */
  const keepReports = () => {
    const body = { blockedURL: url, disposition: 'enforce', effectiveDirective: 'connect-src' };
    Object.assign(globalThis, {
      ReportingObserver: class {
        constructor(readonly read: (reports: readonly { readonly body: typeof body }[]) => void) {}
        observe() {
          setTimeout(() => this.read([{ body }]));
        }
      },
    });
  };
  afterEach(() => Reflect.deleteProperty(globalThis, 'ReportingObserver'));

  it('names the directive that has blocked a file, without another request [FED-4]', async () => {
    const request = jest.spyOn(globalThis, 'fetch');
    keepReports();
    await expect(findCause(url, 'channel', '')).resolves.toMatchObject({
      code: 'load_blocked',
      message: `connect-src of the page's policy blocks ${url}`,
    });
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['load_blocked', 'the server has the released file', true, true],
    ['load_integrity', 'the server has another file', false, true],
    ['load_network', 'the server does not answer', false, false],
  ])('is %s in a browser without reports if %s [FED-4]', async (code, _what, ofHash, ofAny) => {
    answer(ofHash, ofAny);
    await expect(findCause(url, 'entry', HASH)).resolves.toMatchObject({ code });
  });

  it('is not a policy if it has blocked another file [FED-4]', async () => {
    keepReports();
    answer(true, true);
    await expect(findCause(`${url}?2`, 'entry', HASH)).resolves.toMatchObject({ code: 'load_integrity' });
  });
});
