import fc from 'fast-check';
import texts from '../../federation/loader/texts.en-GB.json';
import type { HeaderConfig } from '../../federation/contract';
import type { ConfigSchema } from '../../host-demo/playground/client/schema';

type Texts = fc.Arbitrary<string>;

/** Values of fields whose schema is only `string`, but which the header checks, by the end of the field's path. */
const CHECKED: readonly (readonly [RegExp, Texts])[] = [
  [
    /^services /,
    fc.constantFrom('/', '/services', 'https://api.shop.example', 'https://api.shop.example/v2/'),
  ],
  [/sisterShops \w+ url$/, fc.constantFrom('https://cellar.example', 'http://other.example/path?a=1&b=2#c')],
  [/[uU]rl$|android$|ios$/, fc.constantFrom('/ecom/store-finder', 'https://other.example/path?a=1&b="2"#c')],
  [/loyaltySegment$/, fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/)],
  [/mediaPaths$/, fc.constantFrom('/content/dam/', '/media/', '/a/b.c/d-e/')],
  [/lang$/, fc.constantFrom('en-GB', 'cy', 'de', 'ar-EG', 'ja', 'pl', 'not a tag')],
];

const TEXT: Texts = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom(
    'Fernleigh',
    'W'.repeat(40),
    'Zwei Wörter',
    '<b>&amp;</b>',
    'متجر',
    '店'.repeat(20),
    '</script>',
  ),
);

/** A translation that is empty, as long as the text, or twice as long; placeholders stay. */
const translationOf = (text: string): Texts =>
  fc.constantFrom(
    '',
    text,
    `${text} ${text}`,
    text.toUpperCase().replaceAll(/\{\w+\}|<\/?\w+>/gi, '{count}'),
    '翻訳',
  );

const TEXTS = fc.uniqueArray(fc.constantFrom(...Object.keys(texts)), { maxLength: 40 }).chain((keys) =>
  fc.record(
    Object.fromEntries(
      keys.map((key) => {
        const translation = translationOf(key);
        return [key, fc.oneof(translation, fc.record({ one: translation, other: translation }))];
      }),
    ),
  ),
);

/**
 * Returns all values of a schema.
 *
 * @param names the names that lead to it, such as `services graph`
 * @param isChecked whether to draw only values that the header accepts
 */
const valuesOf = (schema: ConfigSchema, names: string, isChecked: boolean): fc.Arbitrary<unknown> => {
  const { enum: constants, type, properties = {}, required = [], items } = schema;
  if (constants) return fc.constantFrom(...constants);
  if (type === 'boolean') return fc.boolean();
  if (type === 'string')
    return (isChecked ? CHECKED.find(([name]) => name.test(names))?.[1] : undefined) ?? TEXT;
  if (type === 'array') return fc.array(valuesOf(items as ConfigSchema, names, isChecked), { maxLength: 3 });
  if (names === 'language texts') return TEXTS;
  if (type !== 'object') throw new Error(`${names} has no type that can be drawn`);
  const fields = Object.entries(properties).map(([name, field]) => {
    const path = names === '' ? name : `${names} ${name}`;
    return [name, valuesOf(field, path, isChecked)] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
};

/** Returns configurations of the schema; one in ten has texts that the header may refuse. */
export const drawConfigurations = (schema: ConfigSchema, number: number, seed: number): HeaderConfig[] =>
  fc.sample(
    fc.oneof(
      { weight: 9, arbitrary: valuesOf(schema, '', true) },
      { weight: 1, arbitrary: valuesOf(schema, '', false) },
    ),
    { numRuns: number, seed },
  ) as HeaderConfig[];
