import { createTestContext } from '../../context/testing/test-context';
import type { HeaderClient } from '../../../federation/contract';
import { startHeaderClient } from './start-header-client';

describe('startHeaderClient', () => {
  it('passes the client to the host, and cancels its requests when it is stopped [FED-3] [FED-6]', async () => {
    const clients: HeaderClient[] = [];
    const { context } = createTestContext({ onReady: (client) => clients.push(client) });
    const stop = startHeaderClient(context);
    stop();
    expect(await clients[0]?.loadContent('recipes', { queryParams: {} })).toMatchObject({
      failure: { kind: 'cancelled' },
    });
  });

  it('reports an error that the host throws [FED-3]', () => {
    const { context, reports } = createTestContext({
      onReady() {
        throw new Error('host');
      },
    });
    startHeaderClient(context)();
    expect(reports).toEqual(['onReady: Error: host']);
  });
});
