import { act, render, screen } from '@testing-library/react';
import { CUSTOMER, OPERATOR, VISITOR } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { OperatorReturn } from './OperatorReturn';

const setUp = () => {
  const { header, run } = createTestHeader({
    config: { session: { hasTokenSession: true } },
    preloaded: { session: { role: 'operator' } },
  });
  render(<OperatorReturn header={header} />);
  const hasButton = () => screen.queryByRole('button', { name: 'Return to admin' }) !== null;
  return { run, hasButton };
};

describe('OperatorReturn', () => {
  it.each([
    ['staff', OPERATOR, true],
    ['a customer', CUSTOMER, false],
    ['a visitor', VISITOR, false],
  ])('for %s is shown: %p [AUTH-3]', (_who, status, isShown) => {
    const { run, hasButton } = setUp();
    act(() => {
      run(status);
    });
    expect(hasButton()).toBe(isShown);
  });

  it('is not shown before the runtime is loaded, which it needs [AUTH-3]', () => {
    expect(setUp().hasButton()).toBe(false);
  });
});
