import { Agent, type RequestListener } from 'node:http';
import { forward } from '../../../federation/testing/proxy';
import { startDemo } from '../../../tests/support/demo';

export interface Forwarding {
  /** Sends a request to the demo, and its response back. */
  readonly forward: RequestListener;
  readonly close: () => Promise<void>;
}

/** Starts the demo for a server that forwards requests to it. */
export const startForwarding = async (): Promise<Forwarding> => {
  const demo = await startDemo();
  const agent = new Agent({ keepAlive: true });
  return {
    forward: (incoming, outgoing) => {
      forward(demo.origin, incoming, outgoing, { agent });
    },
    close: async () => {
      agent.destroy();
      await demo.close();
    },
  };
};
