import type { Reservation } from './model';

/** The minutes that are left are shown during the last hour of a reservation. In milliseconds. */
export const LAST_HOUR_MS = 3_600_000;

/** Returns until when a slot is reserved; undefined for a confirmed one, and if the service returns no time. */
export const reservedUntil = ({ status, expiresDateTime }: Reservation): Date | undefined =>
  status === 'UNCONFIRMED' ? expiresDateTime : undefined;
