import { reportUnknownFields } from './report-config-problems';
import { headerConfig } from '../context/testing/header-config';

/** Returns what the host's monitor receives for a configuration. */
const reportsOf = (changes: object) => {
  const reports: object[] = [];
  reportUnknownFields({
    props: { config: { ...headerConfig(), ...changes } },
    adapters: () => ({ monitor: { report: (problem) => void reports.push(problem) } }),
  });
  return reports;
};

describe('reportUnknownFields', () => {
  it('reports nothing for fields and features of this version [FED-3]', () => {
    expect(reportsOf({ features: { pinBar: true } })).toEqual([]);
  });

  it('reports features that this version does not have [FED-3] [FED-5]', () => {
    expect(reportsOf({ features: { pinBar: true, teleport: true } })).toEqual([
      { name: 'unknown_feature', message: 'teleport' },
    ]);
  });

  it('reports fields of the configuration that this version does not have [FED-3]', () => {
    const { brand } = headerConfig();
    expect(reportsOf({ brand: { ...brand, nmae: 'Fernleigh' }, sesion: {} })).toEqual([
      { name: 'unknown_config_field', message: 'config.brand.nmae' },
      { name: 'unknown_config_field', message: 'config.sesion' },
    ]);
  });
});
