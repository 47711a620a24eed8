import { english } from '../../kernel/translate';
import { createStore } from 'zustand/vanilla';
import type { HeaderContext } from '../../context/context';
import { createServerBrowser } from '../../platform/browser';
import type { SessionStatus } from '../../platform/session';
import { createMultiSearch } from './multi-search';

const VISITOR: SessionStatus = { kind: 'signed-out' };
const signedIn = (customerId: string): SessionStatus => ({ kind: 'signed-in', role: 'customer', customerId });

/** A header in a browser that stores nothing: a list exists in memory only. */
const setUp = (status: SessionStatus) => {
  const session = createStore<SessionStatus>(() => status);
  const context = {
    t: english,
    session,
    browser: createServerBrowser(new URL('https://shop.example/ecom')),
    announcer: { announce: () => undefined, setSilent: () => undefined },
  };
  const openList = createMultiSearch(context as unknown as HeaderContext);
  const open = async () => {
    const { render } = await openList();
    const { props } = render({} as never) as unknown as {
      readonly props: { readonly store: { getState: () => { text: string; input: (text: string) => void } } };
    };
    return props.store.getState();
  };
  return { session, open };
};

describe('createMultiSearch', () => {
  it('keeps the typed list while the session of the same shopper is confirmed [MULT-4] [AUTH-8]', async () => {
    const { session, open } = setUp({ kind: 'signed-out', isAssumed: true });
    (await open()).input('bread');
    session.setState(VISITOR, true);
    expect((await open()).text).toBe('bread');
  });

  it('drops the list when another shopper signs in [MULT-4]', async () => {
    const { session, open } = setUp(signedIn('7'));
    (await open()).input('bread');
    session.setState(signedIn('8'), true);
    expect((await open()).text).toBe('');
  });
});
