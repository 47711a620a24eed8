import { createFakeBrowser } from '../../platform/browser/testing/fake-browser';
import { headerConfig } from '../../context/testing/header-config';
import { reportDeprecatedFields } from './report-deprecated-fields';

const setUp = () => {
  const warnings: string[] = [];
  const reports: object[] = [];
  const { browser } = createFakeBrowser();
  const log = (level: string, message: string) => void warnings.push(`${level} ${message}`);
  const report = (config: object) => {
    reportDeprecatedFields({
      props: { config: { ...headerConfig(), ...config }, preloaded: {} },
      adapters: () => ({ monitor: { report: (problem) => void reports.push(problem) } }),
      browser: { ...browser, log },
    });
  };
  return { report, warnings, reports };
};

describe('reportDeprecatedFields', () => {
  it('does nothing for a configuration without deprecated fields [FED-3]', () => {
    const { report, warnings, reports } = setUp();
    report({});
    expect([warnings, reports]).toEqual([[], []]);
  });

  it('warns once per page and field, with a link, and reports to the monitor [FED-3]', () => {
    const { report, warnings, reports } = setUp();
    report({ channel: 'next' });
    report({ channel: 'stable' });
    expect(warnings).toEqual([
      'warn Shop header: config.channel is deprecated: docs/problems.md#deprecated_config_field',
    ]);
    expect(reports).toEqual([{ name: 'deprecated_config_field', message: 'config.channel' }]);
  });
});
