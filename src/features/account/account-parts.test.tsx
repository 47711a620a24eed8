/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { AccountDetails, HeaderAdapters } from '../../../federation/contract';
import { CUSTOMER, OPERATOR, signedIn, slotWith, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { settle } from '../../kernel/testing/settle';
import { english } from '../../kernel/translate';
import { addAccountParts, ownOrder, readShopper } from './account-parts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const ORDER = {
  customerOrderId: 'co-7',
  start: '2026-05-07T17:00:00Z',
  end: '2026-05-07T18:00:00Z',
} as const;
const NEXT = {
  isCollection: false,
  time: 'Thu 07 May, 6pm - 7pm',
  start: '2026-05-07T17:00:00.000Z',
  href: '/ecom/myaccount/my-orders/order/co-7',
};

describe('readShopper', () => {
  it('reads name, points and next order, which is in London time [ACCT-1] [SLOT-6]', () => {
    expect(readShopper({ name: 'Rowan Ellis', loyaltyPoints: 1240, nextOrder: ORDER }, NOW, english)).toEqual(
      { name: 'Rowan Ellis', points: 1240, nextOrder: NEXT },
    );
    expect(
      readShopper({ nextOrder: { ...ORDER, end: undefined, isCollection: true } }, NOW, english),
    ).toEqual({ nextOrder: { ...NEXT, isCollection: true, time: 'Thu 07 May, 6pm' } });
  });

  it.each([
    ['nothing', undefined],
    ['an empty name', { name: '' }],
    ['a name that is no text', { name: { first: 'Rowan' } }],
    ['fractions of points', { loyaltyPoints: 1.5 }],
    ['points below 0', { loyaltyPoints: -1 }],
    ['an order without an id', { nextOrder: { start: ORDER.start } }],
    ['an order with an unsafe id', { nextOrder: { ...ORDER, customerOrderId: '../..' } }],
    ['an order without a readable start', { nextOrder: { ...ORDER, start: 'soon' } }],
    ['an order whose slot has begun', { nextOrder: { ...ORDER, start: '2026-05-01T11:59:00Z' } }],
  ])('leaves out %s [ACCT-1] [CALL-3]', (_what, given) => {
    expect(Object.values(readShopper(given, NOW, english)).filter((part) => part !== undefined)).toEqual([]);
  });
});

describe('ownOrder', () => {
  const setUp = (customerOrderState: 'AMENDING' | 'PENDING' | 'PLACED' | 'CANCELLED') => {
    const header = createTestContext({ status: CUSTOMER });
    header.bookSlot();
    header.setOrder({ customerOrderState });
    return header.context;
  };

  it.each(['PLACED', 'AMENDING'] as const)('is the order of the header if it is %s [ACCT-1]', (state) => {
    expect(ownOrder(setUp(state), NOW)).toEqual({
      isCollection: false,
      time: 'Mon 04 May, 2pm - 3pm',
      start: '2026-05-04T13:00:00.000Z',
      href: '/ecom/myaccount/my-orders/order/co-1',
    });
  });

  it('has the slot with which the order was placed, while another one is reserved [ACCT-1]', () => {
    const context = setUp('AMENDING');
    const slot = slotWith();
    const previous = slot.label && { ...slot.label, day: 'Sun 03 May' };
    context.slot.setState({
      status: { kind: 'booked', slot: { ...slot, ...(previous && { previous }) } },
    });
    expect(ownOrder(context, NOW)?.time).toBe('Sun 03 May, 2pm - 3pm');
  });

  it.each([
    ['is not placed', 'PENDING', NOW],
    ['is cancelled', 'CANCELLED', NOW],
    ['has arrived', 'PLACED', Date.parse('2026-05-04T13:00:00Z')],
  ] as const)('is undefined for an order that %s [ACCT-1]', (_what, state, now) => {
    expect(ownOrder(setUp(state), now)).toBeUndefined();
  });
});

/** Renders the menu's part; `near` brings a shopper near the header of a page of this width. */
const show = (account: HeaderAdapters['account'], status = CUSTOMER) => {
  const header = createTestContext({ status, ...(account && { account }) });
  header.clock.pass(NOW - header.clock.now());
  addAccountParts(header.context);
  const parts = header.context.page.getState().account;
  const { container } = render(<>{parts?.summary}</>);
  const near = async (width = 1200) => {
    await act(async () => {
      header.context.page.setState({ isTouched: true, width });
      await settle();
    });
  };
  return { ...header, container, near };
};

const ada: AccountDetails = { name: 'Ada', loyaltyPoints: 1240, nextOrder: ORDER };

describe('the summary of the account menu', () => {
  it('requests the host’s data once a shopper comes near, and shows it [ACCT-1]', async () => {
    const load = jest.fn(() => ada);
    const { near, container } = show({ load });
    expect([load.mock.calls.length, container.textContent]).toEqual([0, '']);
    await near();
    await near(1300);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Ada')).not.toBeNull();
    expect(screen.queryByText('1,240 points')).not.toBeNull();
    const link = screen.getByRole('link', { name: 'Your next delivery Thu 07 May, 6pm - 7pm' });
    expect(link.getAttribute('href')).toBe(NEXT.href);
  });

  it('closes the menu when the order is opened [ACCT-1]', async () => {
    const { near, context } = show({ load: () => ada });
    await near();
    context.page.getState().open('account');
    act(() => screen.getByRole('link').click());
    expect(context.page.getState().openPanel).toBe('none');
  });

  it.each<readonly [string, HeaderAdapters['account']]>([
    ['without an adapter', undefined],
    ['after a failure', { load: () => Promise.reject(new Error('down')) }],
    [
      'after an error',
      {
        load: () => {
          throw new Error('broken');
        },
      },
    ],
  ])('is empty %s [ACCT-1]', async (_what, account) => {
    const { near, container } = show(account);
    await near();
    expect(container.textContent).toBe('');
  });

  it('requests nothing in narrow pages, which have no menu, and for staff [ACCT-1] [AUTH-3]', async () => {
    const load = jest.fn(() => ada);
    await show({ load }).near(390);
    await show({ load }, OPERATOR).near();
    expect(load).not.toHaveBeenCalled();
  });

  it('never shows the data of the previous customer [ACCT-1] [AUTH-2]', async () => {
    let resolve = (_details: AccountDetails): void => undefined;
    const pending = new Promise<AccountDetails>((done) => {
      resolve = done;
    });
    const responses = [ada, pending];
    const { near, signIn, container } = show({ load: () => responses.shift() });
    await near();
    await act(async () => {
      signIn(signedIn('43'));
      await settle();
    });
    expect(container.textContent).toBe('');
    await act(async () => {
      resolve({ name: 'Grace' });
      await settle();
    });
    expect(container.textContent).toBe('Grace');
    act(() => signIn(VISITOR));
    expect(container.textContent).toBe('');
  });
});
