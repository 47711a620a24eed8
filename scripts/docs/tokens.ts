/** The published tokens, in the format of the Design Tokens Community Group. Part of the loader's package. */
export const TOKENS = 'federation/loader/tokens.json';

/** A colour of both themes, as `#rrggbb` or `#rgb`. */
export interface ThemeColour {
  /** Without the prefix `--sh-`. */
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

const COLOUR = /^ {4}--sh-(?<name>[\w-]+): light-dark\((?<light>#[\da-f]+), (?<dark>#[\da-f]+)\);$/gm;
const RADIUS = /--sh-radius: (?<pixels>\d+)px;/;

/** Returns the colours of the two themes, in the order of the style sheet with the tokens. */
export const themeColours = (css: string): readonly ThemeColour[] =>
  [...css.matchAll(COLOUR)].map(({ groups = {} }) => ({
    name: groups['name'] ?? '',
    light: groups['light'] ?? '',
    dark: groups['dark'] ?? '',
  }));

/** '#ffffff' for '#fff' */
const inFull = (colour: string): string =>
  colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;

/** Returns red, green and blue of a colour such as '#5c8018' or '#fff', from 0 to 1. */
export const channels = (colour: string): readonly number[] =>
  (inFull(colour).match(/[\da-f]{2}/gi) ?? []).map((text) => Number.parseInt(text, 16) / 255);

const colourToken = (colour: string) => ({
  $value: {
    colorSpace: 'srgb',
    components: channels(colour).map((each) => Number(each.toFixed(4))),
    hex: inFull(colour),
  },
});

const group = (colours: readonly ThemeColour[], theme: 'light' | 'dark') => ({
  $type: 'color',
  ...Object.fromEntries(colours.map((colour) => [colour.name, colourToken(colour[theme])])),
});

const pixels = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });

/**
 * Returns the tokens of a style sheet as text of a file of the DTCG format: the colours of both themes, the radius of
 * corners and the sizes of text.
 *
 * @param css text of the style sheet with the tokens
 * @param textSizes sizes of text in CSS pixels, at the browser's default of 16
 */
export const tokensText = (css: string, textSizes: readonly number[]): string => {
  const colours = themeColours(css);
  const tokens = {
    light: group(colours, 'light'),
    dark: group(colours, 'dark'),
    radius: pixels(Number(RADIUS.exec(css)?.groups?.['pixels'])),
    text: Object.fromEntries(textSizes.map((size) => [String(size), pixels(size)])),
  };
  return `${JSON.stringify(tokens, undefined, 2)}\n`;
};
