import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { renderInTime } from './render-in-time';

const rendered = { html: '<header></header>', head: '', state: '' };

/** Milliseconds; what keeps the process busy lasts longer. */
const BUDGET = 20;

const busyFor = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('takes a header whose parts came in time, though the process was busy until after it [FED-8]', async () => {
  const problems: unknown[] = [];
  const service = createServer().listen(0, '127.0.0.1');
  await once(service, 'listening');
  const accepted = once(service, 'connection');
  const client = connect((service.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await accepted) as [Socket];
  const asked = renderInTime(
    async () => {
      await once(client, 'data');
      return rendered;
    },
    BUDGET,
    (problem) => problems.push(problem),
  );
  socket.write('an answer');
  // It lies with the system from here on, and is heard after the timer.
  await Promise.resolve();
  busyFor(BUDGET * 5);
  try {
    expect([await asked, problems]).toEqual([rendered, []]);
  } finally {
    client.destroy();
    socket.destroy();
    service.close();
  }
});

it('goes on without a header that does not come [FED-4]', async () => {
  const problems: unknown[] = [];
  const asked = renderInTime(
    () => new Promise(() => undefined),
    BUDGET,
    (problem) => problems.push(problem),
  );
  expect([await asked, problems]).toEqual([
    undefined,
    [new Error(`the header was not rendered within ${String(BUDGET)} ms`)],
  ]);
});
