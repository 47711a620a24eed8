import { createTestContext } from '../../context/testing/test-context';
import { reportDeprecatedFields } from './report-deprecated-fields';

const setUp = () => {
  const warnings: string[] = [];
  const reports: object[] = [];
  const log = (level: string, message: string) => void warnings.push(`${level} ${message}`);
  const report = (config: object) => {
    const monitor = { report: (problem: object) => void reports.push(problem) };
    const { context } = createTestContext({ config, monitor });
    reportDeprecatedFields({ ...context, browser: { ...context.browser, log } });
  };
  return { report, warnings, reports };
};

describe('reportDeprecatedFields', () => {
  it('does nothing for a configuration without deprecated fields [FED-3]', () => {
    const { report, warnings, reports } = setUp();
    report({});
    expect([warnings, reports]).toEqual([[], []]);
  });

  it('warns once per page and field, with the address of the explanation, and reports to the monitor [FED-3]', () => {
    Reflect.set(globalThis, '__webpack_public_path__', 'https://files.example/mfe/1.2.3/');
    const { report, warnings, reports } = setUp();
    report({ channel: 'next' });
    report({ channel: 'stable' });
    expect(warnings).toEqual([
      'warn Shop header: config.channel is deprecated: https://files.example/mfe/1.2.3/problems.html#deprecated_config_field',
    ]);
    expect(reports).toEqual([{ name: 'deprecated_config_field', message: 'config.channel' }]);
    Reflect.deleteProperty(globalThis, '__webpack_public_path__');
  });
});
