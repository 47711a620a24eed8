import { createLogger } from './logger';

const setUp = (isEnabled: boolean) => {
  const logged: unknown[] = [];
  const logger = createLogger({ log: (...line) => logged.push(line) }, isEnabled, () => undefined);
  return { logger, logged };
};

describe('createLogger', () => {
  it('writes nothing unless the configuration enables it [CALL-1]', () => {
    const { logger, logged } = setUp(false);
    logger.info('API response');
    logger.warn('API response', { status: 503 });
    expect(logged).toEqual([]);
  });

  it('writes the level, the message and the allowed fields [CALL-1]', () => {
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

  it('calls onEntry with each line and its allowed fields, even if it is disabled [CALL-1]', () => {
    const stored: unknown[] = [];
    const logger = createLogger({ log: () => undefined }, false, (entry) => stored.push(entry));
    logger.warn('API response', { status: 503, token: 'secret' });
    expect(stored).toEqual([{ level: 'warn', message: 'API response', fields: { status: 503 } }]);
  });
});
