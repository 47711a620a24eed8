/** Returns the names and values of a production page's policies. Inline elements need the nonce. */
export const policiesOf = (nonce = ''): readonly (readonly [string, string])[] => {
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
    'trusted-types shop-header shop-header-loader',
  ];
  return [
    ['content-security-policy', policy.join('; ')],
    ['integrity-policy', 'blocked-destinations=(script)'],
  ];
};
