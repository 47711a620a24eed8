import type { Result } from '../../kernel/result';
import { failed, ok } from '../../kernel/result';
import { CUSTOMER, OPERATOR, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createReturnToAdmin, followSignOut } from './sign-out';

/** Creates a signed-in header with a link of this address. */
const setUpLink = (href: string) => {
  const element = document.createElement('header');
  element.append(document.createRange().createContextualFragment(`<a href="${href}"><span>Link</span></a>`));
  const { context, messages } = createTestContext({ status: CUSTOMER, element });
  followSignOut(context);
  const press = () => {
    element.querySelector('span')?.click();
    return [context.session.getState().kind, messages];
  };
  return { press };
};

describe('followSignOut', () => {
  it('ends the session in this tab and in the others when the log-out link is pressed [AUTH-5] [NAV-11]', () => {
    expect(setUpLink('/ecom/log-out').press()).toEqual(['signed-out', ['signed-out']]);
  });

  it.each(['/ecom/lists', '/ecom/log-out-later', '#'])(
    'keeps the session for the link %s [AUTH-5]',
    (href) => {
      expect(setUpLink(href).press()).toEqual(['signed-in', []]);
    },
  );
});

describe('createReturnToAdmin', () => {
  const returnWith = async (response: Result<unknown>, status = OPERATOR) => {
    const header = createTestContext({ status, responses: [response] });
    await createReturnToAdmin(header.context)();
    return { ...header, kind: header.context.session.getState().kind };
  };

  it('signs out, then opens the customer in the admin application [AUTH-3] [NAV-9]', async () => {
    const { requests, kind, messages, acts } = await returnWith(ok(''));
    expect(requests).toMatchObject([{ method: 'GET', url: '/ecom/log-out' }]);
    expect([kind, messages]).toEqual(['signed-out', ['signed-out']]);
    expect(acts).toEqual(['go https://admin.example/app/customer/42/details']);
  });

  it('logs a failure, and stays signed in without a message [AUTH-3]', async () => {
    const { logged, kind, acts, messages, notice } = await returnWith(failed('http', 'status 503', 503));
    expect(logged).toEqual(['Return to admin error: status 503']);
    expect([kind, acts, messages, notice()]).toEqual(['signed-in', [], [], '']);
  });

  it('sends nothing after the session has ended [AUTH-3]', async () => {
    expect((await returnWith(ok(''), VISITOR)).requests).toEqual([]);
  });
});
