import type { HeaderConfig } from '../../../federation/contract';

/**
 * Connects the switches of the features.
 *
 * @param change sets a feature in the configuration
 * @returns a function that shows the features of a configuration
 */
export const startFeatures = (
  change: (name: string, isOn: boolean) => void,
): ((config: HeaderConfig) => void) => {
  const switches = document.querySelectorAll<HTMLInputElement>('[data-feature]');
  for (const each of switches)
    each.onchange = () => {
      change(each.dataset['feature'] ?? '', each.checked);
    };
  return ({ features }) => {
    const values = new Map<string, unknown>(Object.entries(features ?? {}));
    // Multi-search is the only feature that is on by default.
    for (const each of switches) {
      const name = each.dataset['feature'] ?? '';
      each.checked = values.get(name) === true || (name === 'multiSearch' && values.get(name) !== false);
    }
  };
};
