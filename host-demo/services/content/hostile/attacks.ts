/** Attacks, each with a canary: a page on which none of them runs records no canary. */

/** Returns a script that calls the page's `window.__canary` with the name of the attack. */
export const canary = (where: string): string => `window.__canary('${where}')`;

/** Addresses that run scripts, or lead to another site in disguise. */
export const addresses = (where: string): readonly string[] => {
  const script = canary(`${where} address`);
  return [
    `javascript:${script}`,
    `JaVaScRiPt:${script}`,
    ` \u0001javascript:${script}`,
    `java\tscript:${script}`,
    `java\nscript:${script}`,
    `javascript&colon;${script}`,
    `javascript://shop.example/%0a${script}`,
    `data:text/html,<script>${script}</script>`,
    `data:text/html;base64,${Buffer.from(`<script>${script}</script>`).toString('base64')}`,
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/>`,
    `vbscript:${script}`,
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    '//evil.example/ecom',
    '/\\evil.example/ecom',
    '/..//evil.example/ecom',
    'https://shop.example@evil.example/ecom',
    '/ecom/\uD83C',
  ];
};

/** Pages of the shop on which a GET request has an effect; pictures and tracking addresses may request them. */
export const actingPages: readonly string[] = [
  '/ecom/log-out',
  '/demo/pictures/../../ecom/log-out',
  '/demo/pictures/..%2f..%2fecom/log-out',
  '/demo/pictures/..%5c..%5cecom/log-out',
  '/demo/pictures/%252e%252e/%252e%252e/ecom/log-out',
  '/demo/pictures/..;/..;/ecom/log-out',
  '/demo/picturesque/ecom/log-out',
];

/** Markup in place of text. */
export const markup = (where: string): readonly string[] => {
  const script = canary(`${where} markup`);
  return [
    `<script>${script}</script>`,
    `<img src=x onerror="${script}">`,
    `<svg><animate onbegin="${script}" attributeName=x dur=1s>`,
    `"><iframe srcdoc="<script>parent.${script}</script>"></iframe>`,
    `<a href="javascript:${script}">Press here</a>`,
    `</textarea></title></style></script><script>${script}</script>`,
    `<style>body{display:none}</style>`,
    `{{constructor.constructor("${script}")()}}`,
  ];
};

/** Fields that run scripts if they are set on an element. */
export const handlers = (where: string): Readonly<Record<string, unknown>> => {
  const script = canary(`${where} handler`);
  const html = `<img src=x onerror="${script}">`;
  return {
    ...{ onclick: script, onClick: script, onload: script, onLoad: script, onerror: script, onError: script },
    ...{ onmouseover: script, onfocus: script, onanimationstart: script, autofocus: true },
    ...{ dangerouslySetInnerHTML: { __html: html }, innerHTML: html, srcdoc: html, srcDoc: html },
    ...{
      ref: script,
      key: script,
      is: 'evil-element',
      as: 'script',
      component: 'iframe',
      formaction: `javascript:${script}`,
    },
    style: 'position: fixed; inset: 0; z-index: 2147483647; background: red',
    className: 'header-space',
  };
};

const overlay = 'position: fixed; inset: 0; z-index: 2147483647; background: red';

/** Styles that would overlay the page, leak data through an address, or end the style sheet. */
export const cases = (where: string): readonly Readonly<Record<string, unknown>>[] => [
  { color: `red; ${overlay}`, textAlign: `center; ${overlay}`, fontFamily: `serif; ${overlay}` },
  {
    color: 'url(/demo/leak/color)',
    background: 'url(/demo/leak/background)',
    fontFamily: 'url(/demo/leak/font)',
  },
  { color: `expression(${canary(`${where} expression`)})`, behavior: 'url(/demo/leak/behavior)' },
  {
    color: 'var(--sh-colour-brand)',
    backgroundImage: 'url(/demo/leak/image)',
    content: 'url(/demo/leak/content)',
  },
  { fontSize: '99999px', fontWeight: '1e9', leftMargin: '-99999px', marginLeft: '99999vw' },
  { fontFamily: 'x"; } body { display: none } /*', color: '}</style><script>' },
  { position: 'fixed', inset: 0, zIndex: 2_147_483_647, transform: 'scale(100)', style: overlay, opacity: 0 },
];

/** Keys that change an object's prototype if fields are copied carelessly. */
export const prototypes = {
  ['__proto__']: { polluted: true, valid: true, onclick: canary('prototype'), type: 'richText' },
  constructor: { prototype: { polluted: true } },
  prototype: { polluted: true },
  hasOwnProperty: null,
  toString: null,
  then: 'not a function',
} as const;
