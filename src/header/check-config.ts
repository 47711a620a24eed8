import type { FeatureFlags, HeaderConfig, HeaderProps } from '../../federation/contract';
import { withCode } from '../../federation/contract/coded-error';
import { safeUrl } from '../kernel/safe-url';

/** What a field may be: its description, and the test. */
export type Kind = readonly [expected: string, isGood: (value: unknown) => boolean];

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const TEXT: Kind = ['a text that is not empty', matches(/\S/)];
const OPTIONAL_TEXT: Kind = [
  'a text or nothing',
  (value) => value === undefined || typeof value === 'string',
];
const FLAG: Kind = ['true, false or nothing', (value) => value === undefined || typeof value === 'boolean'];
const FLAG_OR_ROW: Kind = [`'row', ${FLAG[0]}`, (value) => value === 'row' || FLAG[1](value)];
const MEDIA_PATHS: Kind = [
  'paths such as /media/, or nothing',
  (value = []) => Array.isArray(value) && value.every(matches(/^\/(\w[\w.-]*\/)+$/)),
];
const SEGMENT: Kind = ['lower-case letters, digits and hyphens', matches(/^[a-z\d-]+$/)];
const ADDRESS: Kind = [
  'an http or https address, or a path on this origin',
  (value) => matches(/^\S+$/)(value) && safeUrl(value) !== undefined,
];
const URL_KIND: Kind = ['an http or https address', (value) => matches(/^h/i)(value) && ADDRESS[1](value)];
const OPTIONAL_ADDRESS: Kind = [
  `${ADDRESS[0]}, or nothing`,
  (value) => value === undefined || ADDRESS[1](value),
];

const PLACE_OPTIONS: Kind = [
  "'flat', 'nested' or nothing",
  (value) => value === undefined || matches(/^(flat|nested)$/)(value),
];

/** Checked by `languageOf`, because a header in English is better than none. */
const ANYTHING: Kind = ['', () => true];

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
  footerTaxonomy: OPTIONAL_ADDRESS,
  fragments: OPTIONAL_ADDRESS,
  token: ADDRESS,
  auth: ADDRESS,
};

export const FEATURES: Readonly<Record<keyof FeatureFlags, Kind>> = {
  searchHistory: FLAG,
  pinBar: FLAG,
  adTechMenuBanners: FLAG,
  multiSearch: FLAG,
  healthPanel: FLAG,
  hideOnScroll: FLAG,
  searchField: FLAG_OR_ROW,
  searchKey: FLAG,
  voiceSearch: FLAG,
};

const SISTER_SHOP: Shape = { name: TEXT, url: URL_KIND };

/** What the fields of an object may be. */
export interface Shape {
  readonly [field: string]: Kind | Shape;
}

export const CONFIG: Shape = {
  applicationName: TEXT,
  channel: OPTIONAL_TEXT,
  adminAppUrl: ADDRESS,
  mediaPaths: MEDIA_PATHS,
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
  features: FEATURES,
  logging: { enabled: FLAG },
  checkout: { placeOptions: PLACE_OPTIONS },
  session: { hasTokenSession: FLAG },
  language: ANYTHING,
};

export const isKind = (shape: Kind | Shape): shape is Kind => Array.isArray(shape);

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
 * Checks the host's configuration once, at the start [FED-3].
 *
 * @throws TypeError with the code `invalid_config` that names every wrong field and what it must be
 */
export const checkConfig = ({ config }: HeaderProps): void => {
  const found = problems(config, CONFIG, 'config');
  if (found.length > 0) throw withCode(new TypeError(`Header: ${found.join('; ')}`), 'invalid_config');
};
