import { codeFor, HOST_KINDS } from './host-code';
import { readStarterFiles } from '../register';

const CONFIG = { applicationName: 'shop', brand: { name: '</script> "quoted" `tick` ${x}' } };
const files = readStarterFiles();

it('shows the code of a starter of each kind after the configuration', () => {
  expect(codeFor('react', CONFIG, files)).toMatch(/HeaderConfig = \{[^]*"quoted[^]*<RemoteHeader/);
  expect(codeFor('plain', CONFIG, files)).toMatch(/mountHeader\(element/);
  expect(codeFor('federation', CONFIG, files)).toMatch(/import\('shop_header\/Header'\)/);
  expect(codeFor('server', CONFIG, files)).toMatch(/renderHeader\(\{ config \}/);
  expect(Object.keys(files)).toEqual(Object.keys(HOST_KINDS));
});

it('keeps the configuration inside the script of the element', () => {
  const [, json = ''] = /json">([^]*?)<\/script>/.exec(codeFor('element', CONFIG, files)) ?? [];
  expect(JSON.parse(json)).toEqual(CONFIG);
});
