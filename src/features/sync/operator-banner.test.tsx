import { render } from '@testing-library/react';
import { CUSTOMER, OPERATOR, signedIn, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { showOperatorBanner } from './operator-banner';

const setUp = (status = OPERATOR) => {
  const { context, signIn } = createTestContext({ status });
  showOperatorBanner(context);
  const renderBanner = () => render(context.modals.store.getState().strips.operator).container.textContent;
  return { signIn, renderBanner };
};

describe('showOperatorBanner', () => {
  it('shows staff the id of the customer as whom they are signed on [AUTH-3]', () => {
    expect(setUp().renderBanner()).toBe('You are signed on as customer 42');
  });

  it('follows the session [AUTH-3]', () => {
    const { signIn, renderBanner } = setUp(CUSTOMER);
    expect(renderBanner()).toBe('');
    signIn(signedIn('77', 'operator'));
    expect(renderBanner()).toContain('77');
    signIn(VISITOR);
    expect(renderBanner()).toBe('');
  });
});
