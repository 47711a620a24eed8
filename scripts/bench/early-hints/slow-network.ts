import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Network } from '../boot/contestants';

/** Sends the bytes of one socket on to another: each after half a round trip, and no faster than the network. */
const relay = async (from: Socket, to: Socket, { latency, bitsPerSecond }: Network): Promise<void> => {
  const bytesPerMs = bitsPerSecond / 8 / 1000;
  let isFreeAt = performance.now();
  let sent: Promise<unknown> = Promise.resolve();
  for await (const chunk of from) {
    const bytes = chunk as Buffer;
    isFreeAt = Math.max(isFreeAt, performance.now()) + bytes.length / bytesPerMs;
    const dueAt = isFreeAt + latency / 2;
    sent = sent.then(async () => {
      await delay(Math.max(0, dueAt - performance.now()));
      to.write(bytes);
    });
  }
  await sent;
  to.end();
};

/**
 * Starts a relay in front of a server that is as slow as a network. The throttling of the developer tools does not apply to
 * files that the browser requests because of 103 Early Hints.
 */
export const startSlowNetwork = async (port: number, network: Network) => {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket.setNoDelay(true));
      socket.once('close', () => sockets.delete(socket));
    }
    const end = () => {
      near.destroy();
      far.destroy();
    };
    relay(near, far, network).catch(end);
    relay(far, near, network).catch(end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
