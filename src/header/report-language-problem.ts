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
