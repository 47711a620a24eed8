import { problemPath } from '../../../federation/contract';
import type { HeaderContext } from '../../context/context';
import { reportToMonitor } from '../../context/report-to-monitor';

/** The address of the release's folder. */
declare const __webpack_public_path__: string;

/** Fields that still work, and are removed by the next major version of the contract. Each has an entry in the changelog. */
const DEPRECATED_FIELDS = ['channel'] as const;

/** Fields of which this page has been warned: a host may mount the header several times. */
const warned = new Set<string>();

/**
 * Warns in the console, once per page and field, if the host's configuration has deprecated fields, and reports them to
 * the monitor [FED-3].
 */
export const reportDeprecatedFields = ({ props: { config }, adapters, browser }: HeaderContext): void => {
  for (const field of DEPRECATED_FIELDS) {
    const path = `config.${field}`;
    if (!(field in config) || warned.has(path)) continue;
    warned.add(path);
    const code = 'deprecated_config_field';
    reportToMonitor(adapters(), { name: code, message: path });
    browser.log(
      'warn',
      `Shop header: ${path} is deprecated: ${__webpack_public_path__}${problemPath(code)}`,
      {},
    );
  }
};
