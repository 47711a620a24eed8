import type { Tabs } from './browser';
import { listen } from './listen';

const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    // None in this browser, or none for this page, as in a frame without an origin.
    return undefined;
  }
};

/** A channel of this name; it is open only while somebody listens or something is being told. */
export const createTabs = (name: string): Tabs => {
  let heard: BroadcastChannel | undefined;
  return {
    tell(message) {
      const channel = heard ?? openChannel(name);
      channel?.postMessage(message);
      if (channel !== heard) channel?.close();
    },
    hear(listener) {
      const channel = openChannel(name);
      if (!channel) return () => undefined;
      heard = channel;
      const stop = listen(channel, 'message', (event) => {
        if (event instanceof MessageEvent) listener(event.data);
      });
      return () => {
        stop();
        channel.close();
        if (heard === channel) heard = undefined;
      };
    },
  };
};
