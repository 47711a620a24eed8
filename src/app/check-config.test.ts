import type { HeaderProps } from '../../federation/contract';
import { checkConfig } from './check-config';
import { headerConfig } from './testing/header-config';

/** A good configuration with one field replaced, as a host without types might pass it. */
const withField = (path: string, value: unknown): HeaderProps => {
  const config: unknown = JSON.parse(JSON.stringify(headerConfig()));
  const fields = path.split('.');
  const last = fields.pop() ?? '';
  const parent = fields.reduce((at: unknown, field) => Reflect.get(at as object, field), config);
  Reflect.set(parent as object, last, value);
  return { config } as HeaderProps;
};

describe('checking the configuration', () => {
  it('takes a good one [FED-3]', () => {
    expect(() => checkConfig({ config: headerConfig() })).not.toThrow();
  });

  it('takes services on this origin and on others, and features left out or named [FED-3]', () => {
    const config = { ...headerConfig('/shop'), features: { pinBar: true } };
    expect(() => checkConfig({ config })).not.toThrow();
  });

  it.each([
    ['applicationName', 'a text that is not empty', [undefined, '', '  ', 7]],
    [
      'adminAppUrl',
      'an http or https address, or a path on this origin',
      [undefined, '//evil.example', 'admin'],
    ],
    ['brand.name', 'a text that is not empty', [undefined, null]],
    ['brand.loyaltyName', 'a text that is not empty', ['']],
    ['brand.loyaltySegment', 'lower-case letters, digits and hyphens', ['My Rewards', '../x', '']],
    ['brand.customerServiceTelephone', 'a text that is not empty', [undefined]],
    ['brand.storeFinderUrl', 'an http or https address, or a path on this origin', ['javascript:alert(1)']],
    ['brand.sisterShops.cellar.name', 'a text that is not empty', [undefined]],
    [
      'brand.sisterShops.garden.url',
      'an http or https address',
      ['/garden', 'javascript:alert(1)', undefined],
    ],
    ['brand.sisterShops.dishDelivery.url', 'an http or https address', ['data:text/html,', 'https://']],
    ...Object.keys(headerConfig().services).map(
      (service) =>
        [
          `services.${service}`,
          'an http or https address, or a path on this origin',
          [undefined, '', 'api', 'ftp://api.example', '//api.example'],
        ] as const,
    ),
    ...['services.taxonomy', 'services.fragments'].map(
      (path) =>
        [
          path,
          'an http or https address, or a path on this origin, or nothing',
          ['', 'api', '//api'],
        ] as const,
    ),
    ['features', 'true, false or nothing', [{ searchHistory: 'yes' }]],
    ['logging', 'true, false or nothing', [{ enabled: 1 }]],
    ['session', 'true, false or nothing', [{ hasTokenSession: 'false' }]],
  ] as const)('names config.%s where it is not %s [FED-3]', (path, expected, wrong) => {
    for (const value of wrong) {
      expect(() => checkConfig(withField(path, value))).toThrow(TypeError);
      expect(() => checkConfig(withField(path, value))).toThrow(`config.${path}`);
      expect(() => checkConfig(withField(path, value))).toThrow(`must be ${expected}`);
    }
  });

  it('names every wrong field at once [FED-3]', () => {
    const { config } = withField('applicationName', '');
    const wrong = { config: { ...config, adminAppUrl: '' } };
    expect(() => checkConfig(wrong)).toThrow(/config\.applicationName.*config\.adminAppUrl/);
  });

  it.each([undefined, null, 7, 'config'])('names fields where the configuration is %p [FED-3]', (config) => {
    const props: unknown = { config };
    expect(() => checkConfig(props as HeaderProps)).toThrow('config.brand.name must be');
  });
});
