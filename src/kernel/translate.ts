/** A text of another language: one text, or one for each plural form of the language's `{count}`. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** A language other than English, from the host's configuration. */
export interface Language {
  /** BCP 47 tag, for example 'cy' or 'ar-EG' */
  readonly lang: string;
  readonly dir?: 'ltr' | 'rtl';
  /** Translations by English text. */
  readonly texts: Readonly<Record<string, Translation>>;
}

/** What the placeholders of a text stand for, by name. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text with its values, which a component translates. */
export type Message = readonly [text: string, values?: TextValues];

/** Announces a translated text to screen readers. */
export type Announce = (...message: Message) => void;

export interface Translate {
  /**
   * Returns a text in the header's language, with `{name}` replaced by the value of `name`.
   *
   * @param text English text of a `texts.ts`; without a translation it is returned in English
   * @param values `count` also chooses the plural form
   */
  (...message: Message): string;
  /** Undefined for English. */
  readonly language: Language | undefined;
}

const translationOf = ({ lang, texts }: Language, text: string, values?: TextValues): string | undefined => {
  const found = texts[text];
  // A text such as 'constructor' finds a function of the prototype, which has no forms.
  if (!found || typeof found === 'string') return found;
  // Without data for a language, a browser would use the rules of its own.
  const form = new Intl.PluralRules([lang, 'en-GB']).select(parseFloat(String(values?.['count'])));
  return found[form] ?? found.other;
};

/** Creates the function that translates; English texts need no catalogue, because they are their own keys. */
export const createTranslate = (language?: Language): Translate =>
  Object.assign(
    (text: string, values?: TextValues) =>
      ((language && translationOf(language, text, values)) ?? text).replace(
        /\{(\w+)\}/g,
        (whole, name: string) => String(values?.[name] ?? whole),
      ),
    { language },
  );

/** Fills the placeholders of English texts. */
export const english: Translate = createTranslate();
