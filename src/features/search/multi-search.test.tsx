import type { ProductsAdapter } from '../../../federation/contract';
import type { MultiSearchStore } from '../../domains/multi-search';
import { settle } from '../../kernel/testing/settle';
import { signedIn, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import type { SessionStatus } from '../../platform/session';
import { createMultiSearch } from './multi-search';

interface DialogProps {
  readonly store: MultiSearchStore;
  readonly hasFavourites: boolean;
}

const setUp = (status: SessionStatus, products?: ProductsAdapter) => {
  const { context, signIn, clock } = createTestContext({ status, ...(products && { products }) });
  const openList = createMultiSearch(context);
  const openDialog = async () => {
    const { render } = await openList();
    return (render({} as never) as unknown as { readonly props: DialogProps }).props;
  };
  const open = async () => (await openDialog()).store.getState();
  return { signIn, clock, openDialog, open };
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

  it('adds the names of the host’s favourites for customers [FED-3]', async () => {
    const favourites = async () => [{ id: 'p-1', name: 'Milk' }, { id: 'p-2' } as never];
    const { openDialog } = setUp(signedIn('7'), { favourites });
    const { store, hasFavourites } = await openDialog();
    await store.getState().addFavourites();
    expect([hasFavourites, store.getState().text]).toEqual([true, 'Milk']);
  });

  it.each([
    ['visitors', VISITOR, { favourites: async () => [] }],
    ['a host without favourites', signedIn('7'), {}],
  ])('has no button for favourites for %s [AUTH-8]', async (_who, status, products) => {
    const { hasFavourites } = await setUp(status, products).openDialog();
    expect(hasFavourites).toBe(false);
  });

  it('gives up favourites and counts after 8 seconds without a response [ERR-6]', async () => {
    const never = () => new Promise<never>(() => undefined);
    const count = jest.fn(never);
    const { openDialog, clock } = setUp(signedIn('7'), { favourites: never, count });
    const { store } = await openDialog();
    store.getState().input('milk');
    clock.pass(1_000);
    void store.getState().addFavourites();
    clock.pass(8_000);
    await settle();
    expect(store.getState().problem).toBe('Your favourites could not be loaded. Please try again.');
    store.getState().input('milk\ntea');
    clock.pass(1_000);
    await settle();
    expect(count).toHaveBeenCalledTimes(1);
  });
});
