import { createHealth } from './services';

const entry = (message: string) => ({ level: 'info', message, fields: {} }) as const;

describe('createHealth', () => {
  it('keeps the last 100 entries, oldest first [CALL-1]', () => {
    const health = createHealth();
    for (let number = 1; number <= 130; number += 1) health.keep(entry(String(number)));
    const messages = health.entries().map(({ message }) => message);
    expect(messages).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 31)));
  });
});
