import { useEffect, useState } from 'react';
import { AccountSummary, ContactAddressBadge, type Shopper } from '../../domains/account/lazy';
import type { HeaderContext } from '../../context/context';
import { customerOf, isShopper } from '../../context/identity';
import { FROM_LG } from '../../kernel/breakpoints';
import { clockTime, shortDay } from '../../kernel/london-time';
import { at, readFlag, readId, readInstant, readNumber, readText } from '../../kernel/read';
import { orderRoute } from '../../kernel/routes';
import type { Translate } from '../../kernel/translate';
import { useStore } from '../../ui/use-store';

/** States in which an order is placed, and has not arrived; an order that is being amended is placed, too. */
const COMING = /^(AMENDING|FULFIL|PAID|PICKED|PLACED)$/;

/** Part of the addresses where the slot of a collection is changed. */
const COLLECTION_PAGES = '/collection/';

/**
 * Returns the order of the header's trolley if it is placed, with the slot that it was placed with.
 *
 * @param now the shop's time in epoch milliseconds
 */
export const ownOrder = (
  { context, slot }: Pick<HeaderContext, 'context' | 'slot'>,
  now: number,
): Shopper['nextOrder'] => {
  const { customerOrderId, customerOrderState = '' } = context.getState().context;
  const { status } = slot.getState();
  const label = status.kind === 'booked' ? (status.slot.previous ?? status.slot.label) : undefined;
  if (!label || !customerOrderId || !COMING.test(customerOrderState) || Date.parse(label.start) <= now)
    return undefined;
  return {
    isCollection: label.changeHref.includes(COLLECTION_PAGES),
    time: `${label.day}, ${label.time}`,
    start: label.start,
    href: orderRoute(customerOrderId),
  };
};

const readOrder = (given: unknown, now: number, t: Translate): Shopper['nextOrder'] => {
  const id = readId(at(given, 'customerOrderId'));
  const start = readInstant(at(given, 'start'));
  const end = readInstant(at(given, 'end'));
  return id !== undefined && start && start.getTime() > now
    ? {
        isCollection: readFlag(at(given, 'isCollection')) === true,
        time: `${shortDay(start, t)}, ${clockTime(start, t)}${end ? ` - ${clockTime(end, t)}` : ''}`,
        start: start.toISOString(),
        href: orderRoute(id),
      }
    : undefined;
};

/** Reads what a host's adapter returned; fields that are missing, malformed or in the past are left out. */
export const readShopper = (given: unknown, now: number, t: Translate): Shopper => {
  const name = readText(at(given, 'name'));
  const points = readNumber(at(given, 'loyaltyPoints'));
  return {
    name: name === '' ? undefined : name,
    points: points !== undefined && Number.isSafeInteger(points) && points >= 0 ? points : undefined,
    nextOrder: readOrder(at(given, 'nextOrder'), now, t),
  };
};

/** Requests the host's data of the customer once a shopper comes near the header of a wide page, which has the menu. */
const useHostShopper = ({ adapters, page, services, session, t, withTimeout }: HeaderContext): Shopper => {
  // Staff see the customer's id only [AUTH-3].
  const customerId = useStore(session, (status) => (isShopper(status) ? customerOf(status) : undefined));
  const isNear = useStore(page, ({ isTouched, width }) => !!isTouched && width >= FROM_LG);
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly shopper: Shopper }>();
  useEffect(() => {
    if (customerId === undefined || !isNear) return undefined;
    let isCurrent = true;
    const load = async () => {
      const given = await withTimeout(Promise.resolve(adapters().account?.load()));
      const shopper = readShopper(given, services.shopClock.now(), t);
      if (isCurrent) setLoaded({ of: customerId, shopper });
    };
    // The menu is complete without it.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [adapters, customerId, isNear, services, t, withTimeout]);
  return loaded && loaded.of === customerId ? loaded.shopper : {};
};

const Summary = ({ context }: { readonly context: HeaderContext }) => {
  const { page, services, session, slot } = context;
  const host = useHostShopper(context);
  useStore(slot);
  useStore(context.context);
  const customerId = useStore(session, customerOf);
  const nextOrder = host.nextOrder ?? ownOrder(context, services.shopClock.now());
  const shopper = { ...host, nextOrder };
  const isKnown = Object.values(shopper).some((part) => part !== undefined);
  return (
    customerId !== undefined &&
    isKnown && <AccountSummary shopper={shopper} onFollow={() => page.getState().open('none')} />
  );
};

/** Adds the warning badge to the account button, and the shopper with their next order to its menu [ACCT-1]. */
export const addAccountParts = (context: HeaderContext): void => {
  const onShown = () => context.analytics.track({ event: 'contact_address_red_badge_shown' });
  context.page.setState({
    account: {
      badge: <ContactAddressBadge onShown={onShown} />,
      summary: <Summary context={context} />,
    },
  });
};
