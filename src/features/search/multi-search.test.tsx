import { signedIn, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import type { SessionStatus } from '../../platform/session';
import { createMultiSearch } from './multi-search';

const setUp = (status: SessionStatus) => {
  const { context, signIn } = createTestContext({ status });
  const openList = createMultiSearch(context);
  const open = async () => {
    const { render } = await openList();
    const { props } = render({} as never) as unknown as {
      readonly props: { readonly store: { getState: () => { text: string; input: (text: string) => void } } };
    };
    return props.store.getState();
  };
  return { signIn, open };
};

describe('createMultiSearch', () => {
  it('keeps the typed list while the session of the same shopper is confirmed [MULT-4] [AUTH-8]', async () => {
    const { signIn, open } = setUp({ kind: 'signed-out', isAssumed: true });
    (await open()).input('bread');
    signIn(VISITOR);
    expect((await open()).text).toBe('bread');
  });

  it('drops the list when another shopper signs in [MULT-4]', async () => {
    const { signIn, open } = setUp(signedIn('7'));
    (await open()).input('bread');
    signIn(signedIn('8'));
    expect((await open()).text).toBe('');
  });
});
