import { firstRoutes } from '../kernel/routes';

/** Query that requests the registration of a new account, even if the browser has a session of the service [NAV-3]. */
export const AUTHORIZE_QUERY = { prompt: 'login', screen_hint: 'signup' } as const;

/**
 * Returns the address of the authorization service at which a visitor registers. The service redirects to
 * `/ecom/auth-success` at the end [NAV-3].
 *
 * @param address the configured address of the service; parameters in it, such as `client_id`, are kept
 * @param origin the page's origin
 */
export const registrationUrl = (address: string, origin: string): string => {
  const url = new URL(address, origin);
  const query = { ...AUTHORIZE_QUERY, redirect_uri: new URL(firstRoutes.authSuccess, origin).href };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
