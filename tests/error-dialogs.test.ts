import { problemOf } from '../src/domains/checkout/errors/problem';

const booked = { changeHref: '/ecom/bookslot/delivery' };

/** The dialog of each code: its title, and the label and the address of each link, as the specification lists them. */
const DIALOGS: readonly (readonly [code: string, title: string, links: Readonly<Record<string, string>>])[] =
  [
    ['017', 'You still need to book a slot', { 'Book a slot': '/ecom/serviceselection' }],
    ['029', "Sorry, you've been timed out", { 'Book a slot': '/ecom/serviceselection' }],
    ['041', 'There are problems with your trolley', { 'View trolley': '/ecom/shop/trolley' }],
    ['042', 'Minimum spend not met', { 'View trolley': '/ecom/shop/trolley' }],
    ['043', 'Add a grocery item to checkout', { 'Shop groceries': '/ecom/shop/browse/groceries' }],
    ['044', 'Sorry, there was a problem confirming your slot', { 'Book a slot': '/ecom/serviceselection' }],
    ['058', 'New slot unavailable', { 'Choose a new slot': '/ecom/bookslot/delivery' }],
    ['091', 'Unable to apply promo voucher or code', { Review: '/ecom/checkout#checkoutPromoCodes' }],
    ['111', 'Delivery date unavailable', {}],
    ['123', 'Gift card or voucher added', { 'Check out as normal': '/ecom/checkout' }],
    ['124', 'Gift card or voucher added', { 'Check out as normal': '/ecom/checkout' }],
    ['125', 'Add address', { 'Add address': '/ecom/my-details' }],
    ['127', 'Please use standard checkout', { 'Check out as normal': '/ecom/checkout' }],
    ['136', 'Instant Checkout is unavailable', { 'Proceed to checkout': '/ecom/checkout' }],
    ['137', 'Instant Checkout is unavailable', { 'Proceed to checkout': '/ecom/checkout' }],
  ];

it.each(DIALOGS)('the dialog of %s is “%s”, with the links %j [ERR-3] [INST-4]', (code, title, links) => {
  const problem = problemOf(`ORDER_ORCHESTRATION_${code}`, booked);
  const found = problem.actions.flatMap((action) =>
    action.does === 'go' ? [[action.label, action.to]] : [],
  );
  expect(problem.title).toBe(title);
  expect(Object.fromEntries(found)).toEqual(links);
});
