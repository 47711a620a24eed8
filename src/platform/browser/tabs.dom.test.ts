import { createTabs } from './tabs';

describe('createTabs', () => {
  it('drops messages silently on a page without BroadcastChannel [TROL-4] [FED-6]', () => {
    jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
      throw new ReferenceError('BroadcastChannel is not defined');
    });
    const tabs = createTabs('test');
    const listener = jest.fn();
    const stop = tabs.listen(listener);
    expect(() => {
      tabs.send('trolley');
      stop();
    }).not.toThrow();
    expect(listener).not.toHaveBeenCalled();
  });

  it('writes nothing into storage [FED-6]', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    createTabs('test').send('trolley');
    expect(write).not.toHaveBeenCalled();
  });
});
