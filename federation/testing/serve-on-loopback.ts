import { createServer, type RequestListener } from 'node:http';

export interface LoopbackServer {
  readonly port: number;
  /** Without a slash at its end. */
  readonly address: string;
  /** Ends it at once, whoever is being answered. */
  readonly close: () => Promise<void>;
}

/** Serves on a free port of this machine, to this machine alone. */
export const serveOnLoopback = async (answer: RequestListener): Promise<LoopbackServer> => {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return {
    port: at.port,
    address: `http://127.0.0.1:${String(at.port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
