import { configureEdge } from '../../federation/edge/testing/start-edge';
import { missingPackages } from '../../federation/edge/testing/programs';
import { startVarnish } from '../../federation/edge/testing/start-varnish';
import { startFaultyProxy } from '../../federation/release/testing/faulty-proxy';
import { patientTemplate, startSsiHost } from './ssi-host';

/** What is not installed here, of what the chain runs on; empty for nothing. */
export const MISSING_FOR_CHAIN = missingPackages([
  'nginx',
  'varnish',
  'libnginx-mod-http-brotli-static',
  'libnginx-mod-http-brotli-filter',
]).join(', ');

export interface Chain {
  /** Of nginx, which puts the page together. */
  readonly address: string;
  /** Of the edge, which nginx asks for the fragment. */
  readonly edge: string;
  /** Nobody listens any more where the edge asks for the fragment. */
  readonly killRenderer: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The edge as it stands, but for its patience, and for a fragment's life: 1 s is what a test can wait for. */
const shortLived = (origin: number, fragment: number): string => {
  const whole = configureEdge(origin, fragment).replace(/(_timeout) = \w+;/g, '$1 = 20s;');
  const mark = 'unset beresp.http.Set-Cookie;';
  if (!whole.includes(mark)) throw new Error('the edge keeps what sets cookies');
  return whole.replace(mark, `${mark}\n  set beresp.ttl = 1s;`);
};

/**
 * nginx, which includes the fragment, over varnish, which keeps it, over the server that renders it.
 *
 * @param shop origin of the demo
 */
export const startChain = async (shop: string): Promise<Chain> => {
  const renderer = await startFaultyProxy(new URL(shop));
  const port = Number(new URL(renderer.address).port);
  const edge = await startVarnish(shortLived(port, port));
  const nginx = await startSsiHost(shop, edge.address, patientTemplate());
  return {
    address: nginx.address,
    edge: edge.address,
    killRenderer: renderer.close,
    stop: async () => {
      await nginx.stop();
      await edge.stop();
      await renderer.close();
    },
  };
};
