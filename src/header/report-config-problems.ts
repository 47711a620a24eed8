import type { HeaderConfig } from '../../federation/contract';
import { CONFIG, FEATURES, isKind, isObject, type Kind, type Shape } from './check-config';
import type { HeaderContext } from '../context/context';
import { reportToMonitor } from '../context/report-to-monitor';
import { languageOf } from './language';

/** Reports to the host's monitor that its language has a wrong field, so that the header is in English [FED-3]. */
export const reportLanguageProblem = ({
  props: { config },
  adapters,
}: Pick<HeaderContext, 'props' | 'adapters'>): void => {
  const { language } = config;
  if (language === undefined || languageOf(config)) return;
  const { texts } = Object(language) as { readonly texts?: unknown };
  const message =
    Object(texts) === texts
      ? 'config.language.lang must be a BCP 47 tag'
      : 'config.language.texts must be an object';
  reportToMonitor(adapters(), { name: 'invalid_language', message });
};

/** Names of features that this version of the header does not have. */
const unknownFeatures = ({ features = {} }: HeaderConfig): readonly string[] =>
  Object.keys(features).filter((name) => !(name in FEATURES));

const unknownIn = (value: unknown, shape: Kind | Shape, path: string): readonly string[] => {
  if (isKind(shape) || shape === FEATURES || !isObject(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const known = Object.hasOwn(shape, field) ? shape[field] : undefined;
    return known ? unknownIn(inner, known, `${path}.${field}`) : [`${path}.${field}`];
  });
};

/** Paths of fields that this version of the header does not have, such as `config.brand.nmae`, except features. */
const unknownFields = (config: HeaderConfig): readonly string[] => unknownIn(config, CONFIG, 'config');

/**
 * Reports to the host's monitor what its configuration has and this version of the header does not. That is not an error:
 * after a roll-back the header is older than the host's configuration [FED-3] [FED-5].
 */
export const reportUnknownFields = ({
  props: { config },
  adapters,
}: Pick<HeaderContext, 'props' | 'adapters'>): void => {
  for (const message of unknownFeatures(config))
    reportToMonitor(adapters(), { name: 'unknown_feature', message });
  for (const message of unknownFields(config))
    reportToMonitor(adapters(), { name: 'unknown_config_field', message });
};
