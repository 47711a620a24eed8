import type { Reservation } from './model';

/** Returns until when a slot is reserved; undefined for a confirmed one, and if the service returns no time. */
export const reservedUntil = ({ status, expiresDateTime }: Reservation): Date | undefined =>
  status === 'UNCONFIRMED' ? expiresDateTime : undefined;
