import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startDemo } from '../../../tests/support/demo';
import { openServedFile } from '../boot/server';

/** A certificate of one day for this machine: browsers accept 103 only over HTTP/2, and HTTP/2 only over TLS. */
const createCertificate = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'early-hints-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '1', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
        ...['-keyout', key, '-out', cert],
      ],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export interface HintedDocument {
  readonly html: string;
  /** The values of the `Link` header of the 103 response; none without it. */
  readonly links: readonly string[];
}

/**
 * Serves the pages of the boot benchmark over HTTP/2. The path of a page is `/{name}/{milliseconds}`: the time that its server
 * takes to render it. The 103 response is sent at once. The demo answers the calls of the header.
 */
export const startEarlyHintsServer = async (pages: Readonly<Record<string, HintedDocument>>) => {
  const demo = await startDemo();
  const passOn = async (url: string, response: Http2ServerResponse) => {
    const received = await fetch(demo.origin + url);
    response.writeHead(received.status, {
      'content-type': received.headers.get('content-type') ?? 'text/html',
    });
    response.end(Buffer.from(await received.arrayBuffer()));
  };
  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { pathname } = new URL(request.url, 'https://bench.example');
    const [, name = '', renderingMs = '0'] = pathname.split('/');
    const page = pages[name];
    const { headers, bytes } = openServedFile(page ? '/page' : pathname, page?.html);
    if (!bytes) {
      await passOn(request.url, response);
      return;
    }
    if (page && page.links.length > 0) response.writeEarlyHints({ link: [...page.links] });
    if (page) await delay(Number(renderingMs));
    response.writeHead(200, headers);
    response.end(bytes);
  };
  const server = createSecureServer(
    createCertificate(),
    (request, response) => void answer(request, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      server.close();
      await demo.close();
    },
  };
};
