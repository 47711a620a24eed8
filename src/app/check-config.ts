import type { HeaderConfig, HeaderProps } from '../../federation/contract';

type Check = (value: unknown) => string | undefined;

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'a text that is not empty';
const flag: Check = (value) =>
  value === undefined || typeof value === 'boolean' ? undefined : 'true, false or nothing';
const segment: Check = (value) =>
  typeof value === 'string' && /^[a-z0-9-]+$/.test(value)
    ? undefined
    : 'lower-case letters, digits and hyphens';
const webAddress: Check = (value) =>
  typeof value === 'string' && /^https?:\/\/[^/]/.test(value) && URL.canParse(value)
    ? undefined
    : 'an http or https address';
const address: Check = (value) =>
  typeof value === 'string' && /^\/(?!\/)/.test(value)
    ? undefined
    : webAddress(value) && 'an http or https address, or a path that begins with one slash';

const SERVICES = [
  'shoppingContext',
  'graph',
  'slots',
  'addresses',
  'branches',
  'orders',
  'beacon',
  'termSuggest',
  'content',
  'deliveryPass',
  'banners',
  'token',
  'auth',
] as const satisfies readonly (keyof HeaderConfig['services'])[];

const CHECKS: Readonly<Record<string, Check>> = {
  applicationName: text,
  adminAppUrl: address,
  'brand.name': text,
  'brand.loyaltyName': text,
  'brand.loyaltySegment': segment,
  'brand.customerServiceTelephone': text,
  'brand.storeFinderUrl': address,
  'brand.sisterShops.cellar.name': text,
  'brand.sisterShops.cellar.url': webAddress,
  'brand.sisterShops.garden.name': text,
  'brand.sisterShops.garden.url': webAddress,
  'brand.sisterShops.dishDelivery.name': text,
  'brand.sisterShops.dishDelivery.url': webAddress,
  ...Object.fromEntries(SERVICES.map((name) => [`services.${name}`, address])),
  'features.searchHistory': flag,
  'features.pinBar': flag,
  'features.adTechMenuBanners': flag,
  'features.multiSearch': flag,
  'logging.enabled': flag,
  'session.hasTokenSession': flag,
};

const valueAt = (root: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      root,
    );

const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : typeof value;

/**
 * Checks what a host passed in, once, at the start [FED-3].
 *
 * @throws TypeError that names every wrong field, what it must be and what it was
 */
export const checkConfig = (props: HeaderProps): void => {
  const problems = Object.entries(CHECKS).flatMap(([path, check]) => {
    const value = valueAt(props, `config.${path}`);
    const expected = check(value);
    return expected ? [`config.${path} must be ${expected}, not ${shown(value)}`] : [];
  });
  if (problems.length > 0) throw new TypeError(`Header: ${problems.join('; ')}`);
};
