/** For staff who are signed on as a customer: the return to the admin app. */
export { AdminReturn } from './ui/AdminReturn';
