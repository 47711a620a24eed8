/** Staff who are signed on as a customer: their way back. */
export { AdminReturn } from './ui/AdminReturn';
