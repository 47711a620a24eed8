import { createServer, type RequestListener } from 'node:http';

export interface LoopbackServer {
  readonly port: number;
  /** Without a trailing slash. */
  readonly address: string;
  /** Closes the server and all its connections. */
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1. */
export const serveOnLoopback = async (respond: RequestListener): Promise<LoopbackServer> => {
  const server = createServer(respond);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return {
    port: at.port,
    address: `http://127.0.0.1:${at.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
