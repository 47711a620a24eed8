import type { Tabs } from './browser';
import { listen } from './listen';

const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Scripts of the page removed or blocked it: then a tab refetches for its own reasons only.
    return undefined;
  }
};

/** The name of the channel between the headers of all tabs. */
export const SHOP_TABS = 'shop-header';

/** Sends messages between tabs over a channel, which is open only while there is a listener or a message to send. */
export const createTabs = (name: string): Tabs => {
  let receiver: BroadcastChannel | undefined;
  return {
    send(message) {
      const channel = receiver ?? openChannel(name);
      channel?.postMessage(message);
      if (channel !== receiver) channel?.close();
    },
    listen(listener) {
      const channel = openChannel(name);
      if (!channel) return () => undefined;
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
