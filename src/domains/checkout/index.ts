/** The way from the header into checkout. */
export { checkoutDestination } from './model';
export { CheckoutButton } from './ui/CheckoutButton';
