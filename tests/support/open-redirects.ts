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

/** Between a scheme and a host, as browsers forgive it. */
const SLASHES = [':', ':/', '://', ':///', ':////', ':\\', ':\\\\', ':/\\', ':\\/'];

/** What browsers take for the two slashes before a host. */
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

/** What browsers drop, or other software takes for the end. */
const UNSEEN = [
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

/** Names of hosts that read like the shop's. */
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

/** Paths that stand, or end, outside of the shop's root. */
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

/** More than 150 ways in which a redirect is asked out of the shop, on the shop's origin `https://shop.example`. */
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
    ...UNSEEN.flatMap((unseen) => [
      `${unseen}//${EVIL}/ecom`,
      `/${unseen}/${EVIL}/ecom`,
      `java${unseen}script:alert(1)`,
    ]),
    ...LOOKALIKES.flatMap((host) => [`https://${host}/ecom`, `//${host}/ecom`]),
    ...OUTSIDE,
    ...ODD,
  ]),
];
