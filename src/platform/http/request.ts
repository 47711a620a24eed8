import { targetOf, type Call } from '../calls';
import type { HttpRequest } from './http';

/** Returns the header of a call that sends the customer's token, or that there is none. */
export const authorization = ({ as }: Call, token: string | undefined) =>
  (token ?? as === 'anyone') ? { Authorization: `Bearer ${token ?? 'unauthenticated'}` } : {};

/** Returns the absolute address of a request, with its query. */
export const urlOf = (call: Call, request: HttpRequest, origin: string): string => {
  const { query } = request;
  const url = targetOf(call, request, origin);
  return query ? url + (url.includes('?') ? '&' : '?') + String(new URLSearchParams(query)) : url;
};
