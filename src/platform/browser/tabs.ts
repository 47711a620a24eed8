import { TABS_KEY } from '../../../federation/contract';
import type { KeyValueStore, Tabs } from './browser';
import { listen } from './listen';

const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    // The browser has no BroadcastChannel, or blocks it for this page, such as a frame without an origin.
    return undefined;
  }
};

const listenToStorage = (listener: (message: unknown) => void): (() => void) =>
  listen(window, 'storage', (event) => {
    if (event instanceof StorageEvent && event.key === TABS_KEY && event.newValue) listener(event.newValue);
  });

/**
 * Sends messages between tabs over a BroadcastChannel, which is open only while there is a listener or a message to
 * send. Uses `storage` events if the browser has no BroadcastChannel.
 */
export const createTabs = (name: string, localStore: KeyValueStore): Tabs => {
  let receiver: BroadcastChannel | undefined;
  return {
    send(message) {
      const channel = receiver ?? openChannel(name);
      if (channel) {
        channel.postMessage(message);
        if (channel !== receiver) channel.close();
        return;
      }
      // Writing emits the event in the other tabs; nothing stays stored.
      localStore.set(TABS_KEY, message);
      localStore.remove(TABS_KEY);
    },
    listen(listener) {
      const channel = openChannel(name);
      if (!channel) return listenToStorage(listener);
      receiver = channel;
      const stop = listen(channel, 'message', (event) => {
        if (event instanceof MessageEvent) listener(event.data);
      });
      return () => {
        stop();
        channel.close();
        if (receiver === channel) receiver = undefined;
      };
    },
  };
};
