import { lazy } from './lazy';

describe('lazy', () => {
  it('loads once for all callers [FED-10]', async () => {
    const load = jest.fn(() => Promise.resolve('chunk'));
    const get = lazy(load);
    expect(await Promise.all([get(), get()])).toEqual(['chunk', 'chunk']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again on the next call after a failure [ERR-6]', async () => {
    let tries = 0;
    const get = lazy(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('Loading chunk 7 failed')) : Promise.resolve('chunk');
    });
    await expect(get()).rejects.toThrow('Loading chunk 7 failed');
    expect(await get()).toBe('chunk');
  });
});
