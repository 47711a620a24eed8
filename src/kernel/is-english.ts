import type { Translate } from './translate';

/** Whether dates, times and prices have their English form. */
export const isEnglish = ({ language }: Translate): boolean => !language || /^en\b/i.test(language.lang);
