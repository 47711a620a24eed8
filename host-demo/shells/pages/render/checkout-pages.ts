import { randomUUID } from 'node:crypto';
import { html } from 'ghtml';
import {
  activeSlot,
  findProducts,
  orderOf,
  placingProblem,
  productOf,
  totalsOf,
} from '../../../services/state';
import type { World } from '../../../services/state/world';
import { formatPrice, formatSlot } from '../../shop/format';
import { paths } from '../../shop/paths';
import { orderLines, linkButton, note, postButton, type PageRenderer } from './parts';

const suggestionsFor = ({ trolley }: World): ReturnType<typeof findProducts>['products'] => {
  const has = new Set(trolley.lines.map(({ lineNumber }) => lineNumber));
  return findProducts({ offersOnly: true, size: 40 })
    .products.filter(({ lineNumber }) => !has.has(lineNumber))
    .slice(0, 10);
};

/** Offers before the checkout; the path segment identifies the page [NAV-5]. */
export const beforeYouGoPage: PageRenderer = ({ world, here }) => {
  const query = here.includes('?') ? here.slice(here.indexOf('?')) : '';
  return {
    title: 'Before you go',
    main: html`
      <div class="results-bar">
        <h1>Before you go</h1>
        !${linkButton(`${paths.checkout}${query}`, 'Continue to checkout')}
      </div>
      <p class="lead">A few offers that other shoppers added this week.</p>
      <ul class="products products--full">
        !${suggestionsFor(world).map(
          (product) =>
            html`<li class="product">
              <span class="product__flag product__flag--offer">Offer</span>
              <img class="product__picture" src="${product.image}" alt="" width="168" height="168" />
              <h2 class="product__name">${product.name}</h2>
              <p class="product__size">${product.size}</p>
              <p class="product__offer">${product.offer ?? ''}</p>
              <p class="product__price">
                ${formatPrice(product.price)} <small>${product.pricePer ?? ''}</small>
              </p>
              !${postButton(
                here,
                html`Add<span class="unseen"> ${product.name}</span>`,
                { lineNumber: product.lineNumber },
                'button--quiet',
              )}
            </li>`,
        )}
      </ul>
    `,
  };
};

/** By the number of the error code. */
const problems: Readonly<Record<string, readonly [text: string, href: string, action: string]>> = {
  '017': ['You still need to book a slot.', paths.serviceSelection, 'Book a slot'],
  '029': ['Your slot has run out. Your shopping is safe.', paths.serviceSelection, 'Book again'],
  '041': ['Some items in your trolley are unavailable.', paths.trolley, 'View trolley'],
  '042': ['Your trolley is below our minimum spend.', paths.trolley, 'View trolley'],
  '043': ['Add a grocery item to check out with this slot.', paths.groceries, 'Shop groceries'],
  '044': ['There is a problem with your slot.', paths.serviceSelection, 'Book a slot'],
  '058': [
    'Your new slot has been taken. Keep the previous one, or choose another.',
    paths.serviceSelection,
    'See your slot',
  ],
  '091': [
    'A promotional code does not apply any more. Remove it to check out.',
    '#checkoutPromoCodes',
    'See codes',
  ],
  '111': [
    'We don’t deliver on this day. Choose another, or call us on 01632 960000.',
    paths.serviceSelection,
    'Choose a slot',
  ],
  '125': ['Add an address that we can deliver to.', paths.details, 'My details'],
};

const blocker = (type: string): string => {
  const number = type.replace('ORDER_ORCHESTRATION_', '');
  const listed = Object.hasOwn(problems, number) ? problems[number] : undefined;
  const [text, href, action] = listed ?? ['We could not place your order.', paths.trolley, 'View trolley'];
  return html`<div class="note note--warning" role="alert">
    <p>${text}</p>
    !${linkButton(href, action, 'button--quiet')}
  </div>`;
};

const extras = ({ payment: { giftCard, voucher } }: World): string =>
  [giftCard ? 'Gift card ending 0917, taken off first.' : '', voucher ? 'Voucher for £5 off.' : '']
    .filter((text) => text !== '')
    .map((text) => html`<p>${text}</p>`)
    .join('');

const promoCode = ({ payment: { promoCode: promo } }: World): string =>
  promo === null
    ? ''
    : html`<p>
          <strong>${promo.code}</strong> ${promo.applies ? 'is taken off.' : 'does not apply any more.'}
        </p>
        !${postButton(`${paths.checkout}/remove-promo-code`, 'Remove this code', {}, 'button--quiet')}`;

const totals = (world: World): string => {
  const { itemTotal, total } = totalsOf(world);
  const slot = activeSlot(world);
  return html`<dl class="totals">
    <dt>Items</dt>
    <dd>${formatPrice(itemTotal)}</dd>
    <dt>${slot?.slotType.startsWith('DELIVERY') ? 'Delivery' : 'Collection'}</dt>
    <dd>${slot?.charge ? formatPrice(slot.charge) : 'Free'}</dd>
    <dt class="totals__sum">Estimated total</dt>
    <dd class="totals__sum">${formatPrice(total)}</dd>
  </dl>`;
};

/** Review and place the order. The hidden key makes a second submission idempotent [INST-2]. */
export const checkoutPage: PageRenderer = ({ world, query }) => {
  const problem = placingProblem(world, false)?.type ?? query['problem'];
  const amending = world.orderState === 'AMENDING';
  const slot = activeSlot(world);
  return {
    title: 'Checkout',
    main: html`
      <h1>Review your order</h1>
      <div class="trolley">
        <div>
          !${problem ? blocker(problem) : ''}
          <h2>Your slot</h2>
          <p>
            ${slot ? formatSlot(slot) : 'No slot booked yet.'}
            <a href="${paths.serviceSelection}">Change</a>
          </p>
          <h2>Payment</h2>
          <p>Visa card ending 4242. <a href="${paths.details}">Change</a></p>
          !${extras(world)}
          <h2 id="checkoutPromoCodes">Promotional codes</h2>
          <p>Vouchers you have earned are taken off when your order is packed.</p>
          !${promoCode(world)}
          <h2>${world.trolley.lines.length} products</h2>
          !${orderLines(world.trolley.lines)}
        </div>
        <aside class="summary" aria-label="Summary of your order">
          <h2>Summary</h2>
          !${totals(world)}
          !${
            problem && placingProblem(world, false)
              ? html`<button class="button button--wide" type="button" disabled>Place order</button>`
              : postButton(
                  paths.checkout,
                  amending ? 'Place amended order' : 'Place order',
                  { idempotencyKey: randomUUID(), customerOrderId: world.customerOrderId },
                  'button--wide',
                )
          }
          <p class="muted">We charge your card when your order is packed.</p>
        </aside>
      </div>
    `,
  };
};

/** Confirmation of an order: the one in the path, or the latest one. */
export const confirmationPage: PageRenderer = ({ world, params }) => {
  const id = params['customerOrderId'] ?? world.orders[0]?.customerOrderId ?? '';
  const order = orderOf(world, id);
  if (!order) {
    return {
      title: 'Order not found',
      status: 404,
      main: html`<h1>We can’t find that order</h1>
        <p><a href="${paths.orders}">See all your orders</a></p>`,
    };
  }
  const { customerOrderId, slot, isChanged } = order;
  const done = isChanged ? 'updated' : 'placed';
  return {
    title: isChanged ? 'Order updated' : 'Order confirmed',
    main: html`
      <h1>${isChanged ? 'Your changes are saved' : 'Thank you for your order'}</h1>
      <p class="lead">
        Order ${customerOrderId} is
        ${slot ? `${isChanged ? 'updated and ' : ''}booked for ${formatSlot(slot)}` : done}.
      </p>
      !${note(
        `We have sent the ${isChanged ? 'new details' : 'details'} to your email address. You can change your order until the cut-off.`,
      )}
      <div class="actions">
        !${linkButton(`${paths.order}/${customerOrderId}`, 'View order')}
        !${linkButton(paths.groceries, 'Continue shopping', 'button--quiet')}
      </div>
      <h2>${isChanged ? 'What is in your order' : 'What you ordered'}</h2>
      !${orderLines(order.lines.filter(({ lineNumber }) => productOf(lineNumber)))}
    `,
  };
};

export const resolvePaymentPage: PageRenderer = ({ params, query }) => {
  const id = params['customerOrderId'] ?? '';
  return {
    title: 'Resolve payment',
    main: html`
      <div class="narrow">
        <h1>Pay for your order</h1>
        <p class="lead">Your card was declined for order ${id}. Pay now and we keep your slot.</p>
        !${query['problem'] ? note('There is nothing to pay for this order.', 'warning') : ''}
        !${postButton(`${paths.resolvePayment}/${encodeURIComponent(id)}`, 'Pay with card ending 4242')}
      </div>
    `,
  };
};
