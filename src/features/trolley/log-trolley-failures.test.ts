import { createTestContext } from '../../context/testing/test-context';
import { followTrolleyFailures } from './log-trolley-failures';

const setUp = (loaded: readonly string[] = []) => {
  const { context, setTrolley, logged } = createTestContext();
  const read = (types: readonly string[]) => {
    setTrolley({ failures: types });
  };
  read(loaded);
  followTrolleyFailures(context.trolley, context.services.logger);
  return { logged, read };
};

const entry = (type: string) => ['Trolley answered with a failure', { type }];

describe('failures in a trolley’s response', () => {
  it('are logged with their type, each type once [TROL-8]', () => {
    const { logged, read } = setUp();
    read(['ITEM_UNAVAILABLE', 'ITEM_UNAVAILABLE', '__proto__']);
    read(['ITEM_UNAVAILABLE', 'NEW']);
    expect(logged).toEqual([entry('ITEM_UNAVAILABLE'), entry('__proto__'), entry('NEW')]);
  });

  it('are logged if they were loaded before [TROL-8]', () => {
    const { logged } = setUp(['EARLY']);
    expect(logged).toEqual([entry('EARLY')]);
  });

  it('are limited in number and length [TROL-8]', () => {
    const { logged, read } = setUp();
    read(Array.from({ length: 500 }, (_, index) => `${String(index)}${'x'.repeat(10_000)}`));
    expect(logged).toHaveLength(20);
    expect(JSON.stringify(logged).length).toBeLessThan(3_000);
  });
});
