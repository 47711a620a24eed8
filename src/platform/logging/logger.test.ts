import { createLogger } from './logger';

const setUp = (isEnabled: boolean) => {
  const logged: unknown[] = [];
  const logger = createLogger({ log: (...line) => logged.push(line) }, isEnabled, () => undefined);
  return { logger, logged };
};

describe('the log', () => {
  it('is off unless the configuration says so [CALL-1]', () => {
    const { logger, logged } = setUp(false);
    logger.info('API response');
    logger.warn('API response', { status: 503 });
    expect(logged).toEqual([]);
  });

  it('has levels, and fields that are allowed alone [CALL-1]', () => {
    const { logger, logged } = setUp(true);
    logger.info('hello');
    logger.error('oh');
    logger.warn('API response', {
      service: 'orders',
      status: 503,
      path: '/v1/orders/{id}',
      token: 'secret',
      body: { email: 'rowan.ellis@example.com' },
      url: '/v1/orders/co-1',
    });
    expect(logged).toEqual([
      ['info', 'hello', {}],
      ['error', 'oh', {}],
      ['warn', 'API response', { service: 'orders', status: 503, path: '/v1/orders/{id}' }],
    ]);
  });

  it('hands its lines to who keeps them, logged or not, with the same fields [CALL-1]', () => {
    const kept: unknown[] = [];
    const logger = createLogger({ log: () => undefined }, false, (entry) => kept.push(entry));
    logger.warn('API response', { status: 503, token: 'secret' });
    expect(kept).toEqual([{ level: 'warn', message: 'API response', fields: { status: 503 } }]);
  });
});
