import { anySignal } from './any-signal';

const native = AbortSignal.any;

describe.each([
  ['with', native],
  ['without', undefined],
])('anySignal %s the browser’s own', (_how, any) => {
  beforeAll(() => {
    if (any === undefined) Reflect.deleteProperty(AbortSignal, 'any');
  });
  afterAll(() => {
    Object.assign(AbortSignal, { any: native });
  });

  it.each([0, 1])('is aborted with signal %p, with its reason [ERR-6]', (index) => {
    const controllers = [new AbortController(), new AbortController()];
    const signal = anySignal(...controllers.map((controller) => controller.signal));
    expect(signal.aborted).toBe(false);
    controllers[index]?.abort('late');
    expect([signal.aborted, signal.reason]).toEqual([true, 'late']);
    controllers[1 - index]?.abort('later');
    expect(signal.reason).toBe('late');
  });

  it('is aborted at once for an aborted signal [ERR-6]', () => {
    const signal = anySignal(new AbortController().signal, AbortSignal.abort('before'));
    expect([signal.aborted, signal.reason]).toEqual([true, 'before']);
  });
});
