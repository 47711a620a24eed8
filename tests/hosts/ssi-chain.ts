import { configureEdge } from '../../federation/edge/testing/start-edge';
import { missingPackages } from '../../federation/edge/testing/programs';
import { freePort } from '../../federation/edge/testing/run-program';
import { startVarnish } from '../../federation/edge/testing/start-varnish';
import { startFaultyProxy } from '../../federation/release/testing/faulty-proxy';
import { startDemo } from '../support/demo';
import { templateWithTimeout, startSsiHost } from './ssi-host';

/** The packages of the chain that are not installed here, as text; empty if none is missing. */
export const MISSING_FOR_CHAIN = missingPackages([
  'nginx',
  'varnish',
  'libnginx-mod-http-brotli-static',
  'libnginx-mod-http-brotli-filter',
]).join(', ');

export interface Chain {
  /** The address of nginx, which assembles the page. */
  readonly address: string;
  /** The address of the edge, from which nginx requests the fragment. */
  readonly edge: string;
  /** Stops the server from which the edge requests the fragment. */
  readonly killRenderer: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * The edge's configuration with longer timeouts, and with fragments that expire after 1 s, which a test can wait for.
 */
const shortLived = (origin: number, fragment: number): string => {
  const whole = configureEdge(origin, fragment).replace(/(_timeout) = \w+;/g, '$1 = 20s;');
  const mark = 'unset beresp.http.Set-Cookie;';
  if (!whole.includes(mark)) throw new Error('the edge stores responses that set cookies');
  return whole.replace(mark, `${mark}\n  set beresp.ttl = 1s;`);
};

/** Starts nginx, which includes the fragment, over varnish, which caches it, over its own demo, which renders it. */
export const startChain = async (): Promise<Chain> => {
  const publicPort = await freePort();
  const demo = await startDemo(undefined, `http://127.0.0.1:${String(publicPort)}`);
  const renderer = await startFaultyProxy(new URL(demo.origin));
  const port = Number(new URL(renderer.address).port);
  const edge = await startVarnish(shortLived(port, port));
  const nginx = await startSsiHost(demo.origin, edge.address, templateWithTimeout(), publicPort);
  return {
    address: nginx.address,
    edge: edge.address,
    killRenderer: renderer.close,
    stop: async () => {
      await nginx.stop();
      await edge.stop();
      await renderer.close();
      await demo.close();
    },
  };
};
