import type { ServerPage, ServerPreloadedData } from '../../../federation/contract';
import { bookedBranch } from '../../domains/slot/lazy-summary';

const NAME = 'branchId';
/** The attributes that the header sets in the browser, too. */
const ATTRIBUTES = 'Path=/; Secure; SameSite=Lax';

/** Returns the value of a cookie in a `Cookie` header; undefined if it is missing. */
const cookieIn = (header: string, name: string): string | undefined =>
  header
    .split(/;\s*/)
    .findLast((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Cookies that the page's response sets, given those of its request [SHELL-10]: the branch of the booked slot, so that
 * the page's own services know it before any script runs [SLOT-2]. Without a slot the cookie is removed; while the
 * reservations are unknown it stays as it is.
 *
 * @returns values of `Set-Cookie` headers
 */
export const responseCookies = (
  { slotReservations }: ServerPreloadedData,
  { requestCookies = '' }: Pick<ServerPage, 'requestCookies'>,
): readonly string[] => {
  if (slotReservations === undefined) return [];
  const branch = bookedBranch(slotReservations);
  const before = cookieIn(requestCookies, NAME);
  if (branch === undefined) return before === undefined ? [] : [`${NAME}=; ${ATTRIBUTES}; Max-Age=0`];
  const value = encodeURIComponent(branch);
  return value === before ? [] : [`${NAME}=${value}; ${ATTRIBUTES}`];
};
