import * as v from 'valibot';

const tokenAnswer = v.object({ token: v.string(), expiresAt: v.string() });

export interface Session {
  /** The shopper's bearer token; undefined for visitors and when the token service can't tell. */
  readonly token: () => Promise<string | undefined>;
}

/**
 * Holds the shopper's token in memory, asks for it once however many wait, and again once it ran out.
 *
 * @param hasTokenSession whether the page's server saw a token session; without one nothing is asked
 */
export const createSession = (hasTokenSession: boolean): Session => {
  let held: { readonly token: string; readonly until: number } | undefined;
  let underWay: Promise<string | undefined> | undefined;

  const fetchToken = async (): Promise<string | undefined> => {
    const response = await fetch('/token/v1/token', { headers: { breadcrumb: 'storefront-page' } });
    if (!response.ok) return undefined;
    const answer = v.safeParse(tokenAnswer, await response.json());
    if (!answer.success) return undefined;
    held = { token: answer.output.token, until: Date.parse(answer.output.expiresAt) };
    return held.token;
  };

  return {
    token: async () => {
      if (!hasTokenSession) return undefined;
      if (held && held.until > Date.now()) return held.token;
      underWay ??= fetchToken()
        .catch(() => undefined)
        .finally(() => {
          underWay = undefined;
        });
      return underWay;
    },
  };
};
