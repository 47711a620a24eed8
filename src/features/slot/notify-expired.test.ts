import { ok } from '../../kernel/result';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { notifyExpired } from './notify-expired';

const NOTICE = 'Your slot is no longer reserved.';

const setUp = () => {
  const { context, ...header } = createTestContext({ status: CUSTOMER });
  header.shop.slot = ok({ expiredId: 'r-1' });
  const stop = notifyExpired(context);
  const loadSlot = async () => {
    await context.loadOrder();
    await settle();
  };
  return { ...header, context, stop, loadSlot };
};

describe('notifyExpired', () => {
  it('notifies a shopper once that a slot is no longer reserved, and again for another [SLOT-1]', async () => {
    const { context, loadSlot, notice, announced, shop } = setUp();
    await loadSlot();
    expect([notice(), announced()]).toEqual([NOTICE, NOTICE]);
    expect(context.modals.store.getState().noticeLink).toEqual({
      label: 'Book a slot',
      href: '/ecom/serviceselection',
    });
    context.modals.dismiss();
    await loadSlot();
    expect(notice()).toBe('');
    shop.slot = ok({ expiredId: 'r-2' });
    await loadSlot();
    expect(notice()).toBe(NOTICE);
  });

  it('notifies of a slot that was loaded before [SLOT-1]', async () => {
    const { context, loadSlot, notice, stop } = setUp();
    stop();
    await loadSlot();
    notifyExpired(context);
    expect(notice()).toBe(NOTICE);
  });

  it('does not repeat it on the next page [SLOT-1]', async () => {
    const { tabStore, loadSlot, notice, context, stop } = setUp();
    await loadSlot();
    expect([...tabStore]).toEqual([['wtr_expired_slot', 'r-1']]);
    stop();
    context.modals.dismiss();
    notifyExpired(context);
    await loadSlot();
    expect(notice()).toBe('');
  });

  it('says nothing when nothing was reserved [SLOT-1]', async () => {
    const { shop, loadSlot, notice } = setUp();
    shop.slot = ok(undefined);
    await loadSlot();
    expect(notice()).toBe('');
  });
});
