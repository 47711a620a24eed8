import { TABS_KEY } from '../../../federation/contract';
import { createKeyValueStore } from './key-value-store';
import { createTabs } from './tabs';

const localStore = createKeyValueStore(() => window.localStorage);

const withoutChannel = () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new ReferenceError('BroadcastChannel is not defined');
  });
};

/** Emits the storage event of a write in another tab. */
const emitStorage = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('createTabs without BroadcastChannel', () => {
  it('receives the messages of other tabs as storage events, until it stops [TROL-4] [AUTH-1]', () => {
    withoutChannel();
    const messages: unknown[] = [];
    const stop = createTabs('test', localStore).listen((message) => messages.push(message));
    emitStorage(TABS_KEY, 'trolley');
    emitStorage(TABS_KEY, null);
    emitStorage('other', 'slot');
    emitStorage(null, null);
    emitStorage(TABS_KEY, 'signed-out');
    stop();
    emitStorage(TABS_KEY, 'trolley');
    expect(messages).toEqual(['trolley', 'signed-out']);
  });

  it('writes the message and removes it at once [TROL-4]', () => {
    withoutChannel();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    createTabs('test', localStore).send('trolley');
    expect(write.mock.calls).toEqual([[TABS_KEY, 'trolley']]);
    expect(localStorage).toHaveLength(0);
  });

  it('drops the message silently where storage is blocked [FED-6]', () => {
    withoutChannel();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => {
      createTabs('test', localStore).send('trolley');
    }).not.toThrow();
  });
});

describe('createTabs with BroadcastChannel', () => {
  it('writes nothing into storage [FED-6]', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    createTabs('test', localStore).send('trolley');
    expect(write).not.toHaveBeenCalled();
  });
});
