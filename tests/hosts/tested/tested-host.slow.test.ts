import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveOnLoopback } from '../../../federation/testing/serve-on-loopback';
import { makeTestedHost } from './make-host';

const RUN_TIMEOUT_MS = 60_000;
const PAGE = '<!doctype html><title>Host</title><div id="root"></div><script src="/main.js"></script>';

let host: Awaited<ReturnType<typeof makeTestedHost>>;

beforeAll(async () => {
  host = await makeTestedHost();
}, RUN_TIMEOUT_MS);

afterAll(async () => rm(host.folder, { recursive: true, force: true }));

/** Runs a program of this repository in the host's folder, and returns everything that it printed. */
const runInHost = async (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> => {
  // A test runner that runs inside another one must not take over its settings.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(JEST|NODE_OPTIONS|TEST_)/.test(name));
  const options = { cwd: host.folder, env: { ...Object.fromEntries(inherited), ...env } };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [path.resolve('node_modules', program), ...args],
    options,
  ).catch((error: unknown) => error as { stdout: string; stderr: string });
  return stdout + stderr;
};

it(
  "runs the guide's unit test of a page against the fake header, without requests [FED-3]",
  async () => {
    expect(await runInHost('jest/bin/jest.js', ['--rootDir', host.folder])).toMatch(
      /Tests: +2 passed, 2 total/,
    );
  },
  RUN_TIMEOUT_MS,
);

it(
  "runs the guide's Playwright test of a page, whose server has no remote [FED-3]",
  async () => {
    const requests: string[] = [];
    const server = await serveOnLoopback(({ url = '' }, response) => {
      requests.push(url);
      const files: Readonly<Record<string, [string, string]>> = {
        '/product': ['text/html', PAGE],
        '/main.js': ['text/javascript', host.script],
      };
      const [type, body] = files[url] ?? ['text/plain', ''];
      response.writeHead(url in files ? 200 : 404, { 'content-type': type }).end(body);
    });
    const printed = await runInHost('@playwright/test/cli.js', ['test'], { HOST_ORIGIN: server.address });
    await server.close();
    expect(printed).toMatch(/1 passed/);
    expect(requests.filter((url) => url.includes('/mfe/'))).toEqual([]);
  },
  RUN_TIMEOUT_MS,
);
