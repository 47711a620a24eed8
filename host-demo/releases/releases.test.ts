import fastify, { type FastifyInstance } from 'fastify';
import { registerReleases } from './register';

const of = (version: string) => ({ version, channel: 'stable' });

describe('the demo’s receiver of measurements', () => {
  let app: FastifyInstance;
  let origin = '';
  beforeEach(async () => {
    app = fastify();
    registerReleases(app);
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  it.each([
    ['not JSON', 'x'],
    ['without a version', { name: 'visible', milliseconds: 1 }],
    ['of an unknown name', { ...of('1'), name: 'tokens', milliseconds: 1 }],
    ['with a negative time', { ...of('1'), name: 'visible', milliseconds: -1 }],
    ['with a long text', { ...of('1'), name: 'failed-call', service: 'x'.repeat(81), kind: 'http' }],
  ])('refuses a measurement that is %s', async (_, body) => {
    const { status } = await fetch(`${origin}/demo/releases/measurements`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(status).toBe(400);
  });
});
