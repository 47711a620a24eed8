import type { FastifyRequest } from 'fastify';

/**
 * @param wanted the requested target
 * @returns path, query and hash on this origin under /ecom, rebuilt; null for anything else [NAV-2]
 */
export const safeRedirect = (wanted: unknown, request: Pick<FastifyRequest, 'host'>): string | null => {
  if (typeof wanted !== 'string' || wanted === '') return null;
  const origin = `http://${request.host}`;
  if (!URL.canParse(wanted, origin)) return null;
  const { host, protocol, pathname, search, hash } = new URL(wanted, origin);
  const isOurs = host === request.host && /^https?:$/.test(protocol) && /^\/ecom(\/|$)/.test(pathname);
  return isOurs ? `${pathname}${search}${hash}` : null;
};
