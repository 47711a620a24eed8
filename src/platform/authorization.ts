import { firstRoutes } from '../kernel/routes';

/** Query that requests the registration of a new account, even if the browser has a session of the service [NAV-3]. */
export const AUTHORIZE_QUERY = { prompt: 'login', screen_hint: 'signup' } as const;

interface AuthorizationDeps {
  /** The configured address of the authorization service; parameters in it, such as `client_id`, are kept. */
  readonly address: string;
  /** The page's origin. */
  readonly origin: string;
}

/** Creates a client of the authorization service. It builds an address to which the browser navigates. */
export const createAuthorizationClient = ({ address, origin }: AuthorizationDeps) => ({
  /** Returns the address of the registration page, which redirects to `/ecom/auth-success` at the end [NAV-3]. */
  registrationUrl(): string {
    const url = new URL(address, origin);
    const query = { ...AUTHORIZE_QUERY, redirect_uri: new URL(firstRoutes.authSuccess, origin).href };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  },
});
