import type { HeaderProps } from '../../federation/contract';
import { fc } from '../../tests/setup/property-tests';
import { checkConfig } from './check-config';
import { headerConfig } from '../context/testing/header-config';

/** A valid configuration with one field replaced, as a host without types might pass it. */
const withField = (path: string, value: unknown): HeaderProps => {
  const config: unknown = JSON.parse(JSON.stringify(headerConfig()));
  const fields = path.split('.');
  const last = fields.pop() ?? '';
  const parent = fields.reduce((at: unknown, field) => Reflect.get(at as object, field), config);
  Reflect.set(parent as object, last, value);
  return { config } as HeaderProps;
};

describe('checkConfig', () => {
  it('accepts a valid configuration [FED-3]', () =>
    expect(() => checkConfig({ config: headerConfig() })).not.toThrow());

  it('accepts services on this origin and on others, and features that are missing, named or unknown [FED-3]', () => {
    const config = {
      ...headerConfig('/shop'),
      features: { pinBar: true, searchField: 'row' as const, serchHistory: true },
      mediaPaths: ['/media/', '/content/dam/a-b/'],
    };
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
    ['features', "'row', true, false or nothing", [{ searchField: 'column' }]],
    [
      'mediaPaths',
      'paths such as /media/, or nothing',
      [
        '/media/',
        ['/'],
        ['media/'],
        ['/media'],
        ['/media/../'],
        ['//media/'],
        ['/media/', ''],
        [7],
        null,
        {},
      ],
    ],
    ['checkout', "'flat', 'nested' or nothing", [{ placeOptions: 'inline' }, { placeOptions: 7 }]],
    ['logging', 'true, false or nothing', [{ enabled: 1 }]],
    ['session', 'true, false or nothing', [{ hasTokenSession: 'false' }]],
  ] as const)('names config.%s where it is not %s [FED-3]', (path, expected, wrong) => {
    for (const value of wrong) {
      expect(() => checkConfig(withField(path, value))).toThrow(TypeError);
      expect(() => checkConfig(withField(path, value))).toThrow(`config.${path}`);
      expect(() => checkConfig(withField(path, value))).toThrow(`must be ${expected}`);
    }
  });

  it('accepts an address only when it resolves to the origin that its text names [FED-3]', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '.', '..', '%2e', ':', '@', '?', '#', '\t', '\n', ' ', '\u0000', '\u00a0', '\ufeff'],
      ...['http', 'https', 'javascript', 'shop.example', 'evil.example', 'ecom', '8443', '//', 'https://'],
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
      fc
        .tuple(fc.constantFrom('/', 'https://shop.example'), fc.array(piece, { maxLength: 6 }))
        .map(([start, rest]) => start + rest.join('')),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
    );
    let accepted = 0;
    fc.assert(
      fc.property(address, (written) => {
        try {
          checkConfig(withField('services.token', written));
        } catch {
          return;
        }
        accepted += 1;
        const { origin, protocol, host, pathname, username, password } = new URL(
          written,
          'https://shop.example/a/b',
        );
        expect(protocol).toMatch(/^https?:$/);
        expect(username + password).toBe('');
        if (written.startsWith('/')) {
          expect(origin).toBe('https://shop.example');
          expect(pathname).not.toMatch(/^\/\//);
        } else {
          // Nothing before the host: neither another scheme nor a slash too many.
          const [, authority = ''] = /^https?:\/\/+([^/?#]+)/i.exec(written) ?? [];
          expect(new URL(`${protocol}//${authority}`).host).toBe(host);
        }
      }),
    );
    // Otherwise the property would check nothing.
    expect(accepted).toBeGreaterThan(Number(fc.readConfigureGlobal().numRuns) / 50);
  });

  it('names every wrong field at once [FED-3]', () => {
    const { config } = withField('applicationName', '');
    const wrong = { config: { ...config, adminAppUrl: '' } };
    expect(() => checkConfig(wrong)).toThrow(/config\.applicationName.*config\.adminAppUrl/);
    expect(() => checkConfig(wrong)).toThrow(expect.objectContaining({ code: 'invalid_config' }) as Error);
  });

  it.each([undefined, null, 7, 'config'])('names fields where the configuration is %p [FED-3]', (config) => {
    const props: unknown = { config };
    expect(() => checkConfig(props as HeaderProps)).toThrow('config.brand.name must be');
  });
});
