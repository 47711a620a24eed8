import { html } from 'ghtml';
import {
  addresses,
  customer,
  nextOrderOf,
  orderOf,
  ordersOf,
  totalsOf,
  linePrice,
  nowOf,
  type PlacedOrder,
} from '../../../services/state';
import type { OrderState, SlotReservation } from '../../../services/state/world';
import { formatPrice, formatDate, formatDay, formatSlot, formatTime } from '../../shop/format';
import { paths } from '../../shop/paths';
import {
  accountBody,
  cards,
  facts,
  linkButton,
  note,
  orderLines,
  postButton,
  type PageRenderer,
} from './parts';

const states: Readonly<Record<OrderState, readonly [text: string, kind: string]>> = {
  AMENDING: ['Being amended', 'warning'],
  CANCELLED: ['Cancelled', ''],
  COMPLETED: ['Delivered', ''],
  FULFIL: ['Out for delivery', 'good'],
  PAID: ['Paid', 'good'],
  PAYMENT_FAILED: ['Payment failed', 'danger'],
  PENDING: ['In your trolley', ''],
  PICKED: ['Picked and packed', 'good'],
  PLACED: ['Placed', 'good'],
  REFUND_PENDING: ['Refund on its way', 'warning'],
};

const stateOf = ({ state }: PlacedOrder): string =>
  html`<span class="status status--${states[state][1]}">${states[state][0]}</span>`;

const costOf = (order: PlacedOrder): string =>
  formatPrice(order.lines.reduce((sum, line) => sum + linePrice(line), order.slot?.charge ?? 0));

const POINTS = customer.points.toLocaleString('en-GB');

const orderPath = ({ customerOrderId }: Pick<PlacedOrder, 'customerOrderId'>): string =>
  `${paths.order}/${customerOrderId}`;

/** The account overview. */
export const accountPage: PageRenderer = ({ world }) => {
  const next = nextOrderOf(world);
  const { itemTotal } = totalsOf(world);
  const overview: readonly (readonly [title: string, text: string, href: string, action: string])[] = [
    [
      'Next order',
      next ? formatSlot(next.slot) : 'Nothing on its way.',
      next ? orderPath(next) : paths.serviceSelection,
      next ? 'View order' : 'Book a slot',
    ],
    [
      'Your trolley',
      `${String(world.trolley.lines.length)} products, ${formatPrice(itemTotal)}`,
      paths.trolley,
      'View trolley',
    ],
    ['Fernleigh Rewards', `You have ${POINTS} points.`, paths.loyalty, 'See rewards'],
    ['My details', customer.email, paths.details, 'See details'],
  ];
  return accountBody(
    paths.account,
    'Account overview',
    cards(
      overview.map(([title, text, href, action]) => ({
        title,
        text: html`${text}`,
        actions: linkButton(href, action, 'button--quiet'),
      })),
    ),
    `Hello, ${customer.firstName}`,
  );
};

/** For screen readers: identifies the order of each of several equal buttons. */
const orderName = ({ customerOrderId }: PlacedOrder): string =>
  html`<span class="unseen"> ${customerOrderId}</span>`;

const canChange = ({ state, slot }: PlacedOrder, now: Date): boolean =>
  (state === 'PLACED' || state === 'PAID') &&
  (slot === null || Date.parse(slot.amendOrderCutoffDateTime) > now.getTime());

export const ordersPage: PageRenderer = ({ world }) => {
  const now = nowOf(world);
  return accountBody(
    paths.orders,
    'My orders',
    html`<ul>
      !${ordersOf(world).map(
        (order) =>
          html`<li class="order">
            <p>
              <strong>${order.slot ? formatSlot(order.slot) : 'No slot booked'}</strong><br />
              <span class="muted">Order ${order.customerOrderId}</span>
            </p>
            <p>!${stateOf(order)}</p>
            <p class="figures">${costOf(order)}</p>
            <div class="actions">
              !${
                canChange(order, now)
                  ? postButton(`${orderPath(order)}/amend`, `Change this order${orderName(order)}`)
                  : ''
              }
              <a class="button button--quiet" href="${orderPath(order)}">View!${orderName(order)}</a>
            </div>
          </li>`,
      )}
    </ul>`,
  );
};

const orderActions = (order: PlacedOrder, isTrolley: boolean, now: Date): string => {
  const path = orderPath(order);
  switch (order.state) {
    case 'PLACED':
    case 'PAID':
      return html`!${canChange(order, now) ? postButton(`${path}/amend`, 'Change this order') : ''}
      !${postButton(`${path}/cancel`, 'Cancel order', {}, 'button--quiet')}`;
    case 'AMENDING':
      return html`!${isTrolley ? linkButton(paths.trolley, 'Continue amending') : ''}
      !${postButton(`${path}/cancel-amend`, 'Cancel amendments', {}, 'button--quiet')}`;
    case 'PAYMENT_FAILED':
      return linkButton(`${paths.resolvePayment}/${order.customerOrderId}`, 'Resolve payment');
    case 'PENDING':
      return linkButton(paths.trolley, 'View trolley');
    default:
      return linkButton(paths.groceries, 'Continue shopping', 'button--quiet');
  }
};

const slotOf = ({ slot }: PlacedOrder, previous: SlotReservation | null): string => {
  if (slot === null) return 'Not booked';
  const isChanged = previous !== null && previous.startDateTime !== slot.startDateTime;
  return html`${formatSlot(slot)}${isChanged ? `, once you check out; until then ${formatSlot(previous)}` : ''}`;
};

const CHANGEABLE: readonly OrderState[] = ['PLACED', 'PAID', 'AMENDING'];

const changeUntil = ({ state, slot }: PlacedOrder): (readonly [string, string])[] => {
  if (slot === null || !CHANGEABLE.includes(state)) return [];
  const { amendOrderCutoffDateTime: cutoff } = slot;
  return [['Change it until', html`${formatDay(cutoff)}, ${formatTime(cutoff)}`]];
};

/** One order: its slot, its lines, and the actions that are possible now. */
export const orderPage: PageRenderer = ({ world, params, query }) => {
  const order = orderOf(world, params['customerOrderId'] ?? '');
  if (!order) {
    return {
      ...accountBody(
        paths.orders,
        'Order not found',
        html`<p><a href="${paths.orders}">See all your orders</a></p>`,
        'We can’t find that order',
      ),
      status: 404,
    };
  }
  const isTrolley = order.customerOrderId === world.customerOrderId;
  return accountBody(
    paths.orders,
    `Order ${order.customerOrderId}`,
    html`
      !${
        order.state === 'AMENDING' && isTrolley && !world.slotChangeable
          ? note('This order is being prepared: its slot stays, and it can’t be cancelled.', 'warning')
          : ''
      }
      !${query['problem'] ? note('Sorry, this order can no longer be changed that way.', 'danger') : ''}
      !${facts([
        ['Status', stateOf(order)],
        ['Slot', slotOf(order, isTrolley ? world.previousSlot : null)],
        ...changeUntil(order),
        ['Placed', html`${order.placedDateTime ? formatDate(order.placedDateTime) : 'Not yet'}`],
        ['Estimated total', html`${costOf(order)}`],
      ])}
      <div class="actions">!${orderActions(order, isTrolley, nowOf(world))}</div>
      <h2>${order.lines.length} products</h2>
      !${orderLines(order.lines)}
    `,
  );
};

export const detailsPage: PageRenderer = ({ world }) =>
  accountBody(
    paths.details,
    'My details',
    html`
      !${facts([
        ['Name', html`${customer.title} ${customer.firstName} ${customer.lastName}`],
        ['Email', html`${customer.email}`],
        ['Telephone', html`${customer.telephone}`],
        ['Customer number', html`${world.customerId}`],
      ])}
      <h2>Addresses</h2>
      <ul class="cards">
        !${[...addresses.values()].map(
          ({ name, line1, line2, town, postalCode }) =>
            html`<li>
              <div class="card">
                <h3>${name}</h3>
                <p>${line1}<br />${line2}<br />${town}<br />${postalCode}</p>
              </div>
            </li>`,
        )}
      </ul>
    `,
  );

/** The loyalty programme's page [NAV-4]. */
export const loyaltyPage: PageRenderer = () =>
  accountBody(
    paths.loyalty,
    'Fernleigh Rewards',
    html`
      <p class="lead">${POINTS} points: ${formatPrice(customer.points / 100)} to spend.</p>
      !${facts([
        ['Member since', 'March 2019'],
        ['Points this month', '186'],
        ['Vouchers ready to use', '2'],
      ])}
      <h2>Your vouchers this week</h2>
      <ul class="ticks">
        <li>20% off cheese from the counter</li>
        <li>Double points on fruit and vegetables</li>
      </ul>
    `,
  );
