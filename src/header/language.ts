import type { HeaderConfig, LanguageConfig } from '../../federation/contract';

/** Returns the host's language; undefined for English, or if a field of the language is wrong. */
export const languageOf = ({ language }: HeaderConfig): LanguageConfig | undefined => {
  if (!language) return undefined;
  try {
    // Both throw: for a wrong tag, and for missing texts.
    new Intl.Locale(language.lang);
    Object.keys(language.texts);
    return language;
  } catch {
    // Reported once the runtime is loaded.
    return undefined;
  }
};
