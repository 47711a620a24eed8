import { Agent, request, type RequestListener } from 'node:http';
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
      const { method, url, headers } = incoming;
      const forwarded = request(new URL(demo.origin), { agent, method, path: url, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      forwarded.once('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    },
    close: async () => {
      agent.destroy();
      await demo.close();
    },
  };
};
