import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { renderWithTimeout } from './render-header';

const rendered = { html: '<header></header>', head: '', state: '', responseCookies: [] };

/** Milliseconds; the process is kept busy for longer. */
const RENDER_BUDGET_MS = 20;

const busyFor = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('returns a header whose parts arrived in time, though the process was busy beyond the timeout [FED-8]', async () => {
  const problems: unknown[] = [];
  const service = createServer().listen(0, '127.0.0.1');
  await once(service, 'listening');
  const accepted = once(service, 'connection');
  const client = connect((service.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await accepted) as [Socket];
  const rendering = renderWithTimeout(
    async () => {
      await once(client, 'data');
      return rendered;
    },
    RENDER_BUDGET_MS,
    (problem) => problems.push(problem),
  );
  socket.write('a response');
  // The system has the data from here on; its event is dispatched after the timer's.
  await Promise.resolve();
  busyFor(RENDER_BUDGET_MS * 5);
  try {
    expect([await rendering, problems]).toEqual([rendered, []]);
  } finally {
    client.destroy();
    socket.destroy();
    service.close();
  }
});

it('continues without a header that is never rendered [FED-4]', async () => {
  const problems: unknown[] = [];
  const rendering = renderWithTimeout(
    () => new Promise(() => undefined),
    RENDER_BUDGET_MS,
    (problem) => problems.push(problem),
  );
  expect([await rendering, problems]).toEqual([
    undefined,
    [new Error(`the header was not rendered within ${String(RENDER_BUDGET_MS)} ms`)],
  ]);
});
