import type { HeaderConfig, HeaderProps } from '../../federation/contract';

/** What a field may be: the words for it, and the test. */
type Kind = readonly [expected: string, isGood: (value: unknown) => boolean];

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const TEXT: Kind = ['a text that is not empty', matches(/\S/)];
const FLAG: Kind = ['true, false or nothing', (value) => value === undefined || typeof value === 'boolean'];
const SEGMENT: Kind = ['lower-case letters, digits and hyphens', matches(/^[a-z\d-]+$/)];
const URL_KIND: Kind = [
  'an http or https address',
  (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
];
const ADDRESS: Kind = [
  'an http or https address, or a path on this origin',
  (value) => URL_KIND[1](value) || matches(/^\/(?!\/)/)(value),
];
const OPTIONAL_ADDRESS: Kind = [
  `${ADDRESS[0]}, or nothing`,
  (value) => value === undefined || ADDRESS[1](value),
];

type Service = keyof HeaderConfig['services'];
const SERVICES: Readonly<Record<Service, Kind>> = {
  shoppingContext: ADDRESS,
  graph: ADDRESS,
  slots: ADDRESS,
  addresses: ADDRESS,
  branches: ADDRESS,
  orders: ADDRESS,
  beacon: ADDRESS,
  termSuggest: ADDRESS,
  content: ADDRESS,
  deliveryPass: ADDRESS,
  banners: ADDRESS,
  taxonomy: OPTIONAL_ADDRESS,
  fragments: OPTIONAL_ADDRESS,
  token: ADDRESS,
  auth: ADDRESS,
};

const SISTER_SHOP: Shape = { name: TEXT, url: URL_KIND };

interface Shape {
  readonly [field: string]: Kind | Shape;
}

const CONFIG: Shape = {
  applicationName: TEXT,
  adminAppUrl: ADDRESS,
  brand: {
    name: TEXT,
    loyaltyName: TEXT,
    loyaltySegment: SEGMENT,
    customerServiceTelephone: TEXT,
    storeFinderUrl: ADDRESS,
    app: { android: OPTIONAL_ADDRESS, ios: OPTIONAL_ADDRESS },
    sisterShops: { cellar: SISTER_SHOP, garden: SISTER_SHOP, dishDelivery: SISTER_SHOP },
  },
  services: SERVICES,
  features: {
    searchHistory: FLAG,
    pinBar: FLAG,
    adTechMenuBanners: FLAG,
    multiSearch: FLAG,
    healthPanel: FLAG,
  },
  logging: { enabled: FLAG },
  session: { hasTokenSession: FLAG },
};

const isKind = (shape: Kind | Shape): shape is Kind => Array.isArray(shape);

const problems = (value: unknown, shape: Kind | Shape, path: string): readonly string[] => {
  if (isKind(shape)) {
    const [expected, isGood] = shape;
    return isGood(value) ? [] : [`${path} must be ${expected}`];
  }
  return Object.entries(shape).flatMap(([field, inner]) =>
    problems(isObject(value) ? Reflect.get(value, field) : undefined, inner, `${path}.${field}`),
  );
};

/**
 * Checks what a host passed in, once, at the start [FED-3].
 *
 * @throws TypeError that names every wrong field and what it must be
 */
export const checkConfig = ({ config }: HeaderProps): void => {
  const found = problems(config, CONFIG, 'config');
  if (found.length > 0) throw new TypeError(`Header: ${found.join('; ')}`);
};
