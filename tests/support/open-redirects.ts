const EVIL = 'evil.example';

/** Schemes that lead out of the shop, or run what follows. */
const SCHEMES = [
  'http',
  'https',
  'HTTPS',
  'ftp',
  'file',
  'ws',
  'wss',
  'javascript',
  'JaVaScRiPt',
  'vbscript',
  'data',
  'blob',
  'filesystem',
  'view-source',
  'about',
  'intent',
  'mailto',
  'tel',
  'x',
];

/** Separators between scheme and host that browsers tolerate. */
const SLASHES = [':', ':/', '://', ':///', ':////', ':\\', ':\\\\', ':/\\', ':\\/'];

/** What browsers accept as the two slashes before a host. */
const DOUBLE = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '//\\',
  '\\/\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
];

/** Characters that browsers remove, or that other software treats as the end. */
const IGNORED = [
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\u00a0',
  '\u200b',
  '\u202e',
  '\ufeff',
  '%00',
  '%09',
  '%0a',
  '%0d%0a',
  '%20',
];

/** Host names that look like the shop's. */
const LOOKALIKES = [
  `shop.example@${EVIL}`,
  `shop.example:pass@${EVIL}`,
  `shop.example%40${EVIL}`,
  `shop.example.${EVIL}`,
  `shop.example%2e${EVIL}`,
  `shop.example%00.${EVIL}`,
  `${EVIL}#shop.example`,
  `${EVIL}?shop.example`,
  `${EVIL}/shop.example`,
  `${EVIL}\\@shop.example`,
  `${EVIL}\\shop.example`,
  'shop.example:8443',
  'shop.example:80',
  'shop.example.',
  'sub.shop.example',
  'shop\u3002example\u3002evil',
  'sh\u043ep.example',
  'xn--shp-1la.example',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '127.0.0.1:9',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  'localhost:1',
];

/** Paths outside of the shop's root, or that resolve to one. */
const OUTSIDE = [
  '/',
  '/admin',
  '/ecommerce',
  '/ecom.evil',
  '/ecom%2f',
  '/ecom%2fshop',
  '/ecom;x',
  '/ECOM/shop',
  '/Ecom',
  '/ecom/..',
  '/ecom/../',
  '/ecom/../admin',
  '/ecom/../../admin',
  '/ecom/./../admin',
  '/ecom/shop/../../admin',
  '/ecom/%2e%2e/admin',
  '/ecom/%2E%2E/admin',
  '/ecom/.%2e/admin',
  '/ecom/%2e./admin',
  '/ecom/.\t./admin',
  '/ecom\\..\\admin',
  '/ecom/..\\admin',
  '//ecom/shop',
  '/./admin',
  '/../ecommerce',
  'admin',
  '../admin',
  '?redirect=/ecom',
  '#/ecom',
  '.',
  '..',
];

const ODD = [
  '',
  'null',
  'undefined',
  '[object Object]',
  'http:',
  'https://',
  '//',
  '\\\\',
  '%',
  '%zz',
  'https://[',
  'https://%',
  '@',
  ':',
  '://',
];

/** More than 150 redirect targets that lead out of the shop, whose origin is `https://shop.example`. */
export const OPEN_REDIRECTS: readonly string[] = [
  ...new Set([
    ...SCHEMES.flatMap((scheme) => [`${scheme}://${EVIL}/ecom/`, `${scheme}:alert(1)//ecom/`]),
    ...SLASHES.flatMap((slashes) => [
      `https${slashes}${EVIL}/ecom`,
      `http${slashes}${EVIL}/ecom`,
      `javascript${slashes}alert(1)`,
    ]),
    ...DOUBLE.flatMap((slashes) => [
      `${slashes}${EVIL}`,
      `${slashes}${EVIL}/ecom/lists`,
      `${slashes}shop.example@${EVIL}/ecom`,
    ]),
    ...IGNORED.flatMap((ignored) => [
      `${ignored}//${EVIL}/ecom`,
      `/${ignored}/${EVIL}/ecom`,
      `java${ignored}script:alert(1)`,
    ]),
    ...LOOKALIKES.flatMap((host) => [`https://${host}/ecom`, `//${host}/ecom`]),
    ...OUTSIDE,
    ...ODD,
  ]),
];
