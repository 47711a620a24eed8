import type { HeaderConfig } from '../../contract';
import { LoadError } from '../options';
import { isRecord } from '../release';

const isConfig = (value: unknown): value is HeaderConfig => isRecord(value) && 'brand' in value;

/**
 * Reads the configuration from the JSON script that is a child of the element. The header checks its fields.
 *
 * @returns undefined if there is no such script
 * @throws LoadError if the script does not contain the JSON of a configuration
 */
export const readConfig = (element: Element): HeaderConfig | undefined => {
  const text = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (text === undefined) return undefined;
  let reason = 'the field brand is missing';
  try {
    const config: unknown = JSON.parse(text);
    if (isConfig(config)) return config;
  } catch (error) {
    reason = String(error);
  }
  throw new LoadError('wrong-shape', 'header', `the JSON in <shop-header> is not a configuration: ${reason}`);
};
