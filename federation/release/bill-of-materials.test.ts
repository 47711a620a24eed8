import { billOf } from './bill-of-materials';

const component = (name: string, version: string) => ({
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  'bom-ref': `${name}@${version}`,
});

const installed = {
  bomFormat: 'CycloneDX',
  serialNumber: 'urn:uuid:1',
  metadata: { timestamp: '2026-03-01T09:00:00.000Z', component: { name: 'a folder' } },
  components: [component('axios', '1.21.1'), component('form-data', '4.0.0'), component('axios', '1.21.1')],
  dependencies: [
    { ref: 'axios@1.21.1', dependsOn: ['form-data@4.0.0'] },
    { ref: 'form-data@4.0.0', dependsOn: [] },
  ],
};

describe('billOf', () => {
  it('lists each package of the release once, and no other installed package', () => {
    const bill = billOf(installed, [{ name: 'axios', version: '1.21.1', folder: 'node_modules/axios' }], {
      name: 'shop-header',
      version: '1.4.2+ab',
    });
    expect(bill.components.map(({ name }) => name)).toEqual(['axios']);
    expect(bill.dependencies).toEqual([
      { ref: 'shop-header@1.4.2+ab', dependsOn: ['axios@1.21.1'] },
      { ref: 'axios@1.21.1', dependsOn: [] },
    ]);
    expect(bill.metadata.component.purl).toBe('pkg:npm/shop-header@1.4.2%2Bab');
  });

  it('contains neither a date nor a serial number, so that the same release has the same bill', () => {
    const text = JSON.stringify(billOf(installed, [], { name: 'shop-header', version: '1.4.2+ab' }));
    expect(text).not.toMatch(/timestamp|serialNumber|2026/);
  });
});
