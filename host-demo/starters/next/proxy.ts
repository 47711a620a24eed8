import { NextResponse, type NextRequest } from 'next/server';

/** Sends the policies of a production page. Next reads the nonce of its own inline scripts from the request's policy. */
export const proxy = ({ headers: received }: NextRequest) => {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next();
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-header shop-header-loader nextjs nextjs#bundler',
  ].join('; ');
  const headers = new Headers(received);
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // Next 16.4.6 gives no hash to the chunks of client components, so an enforced policy would block them.
  response.headers.set('integrity-policy-report-only', 'blocked-destinations=(script)');
  return response;
};
