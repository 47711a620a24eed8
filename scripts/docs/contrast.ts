const CHANNEL = /[\da-f]{2}/gi;

/** Returns the relative luminance of a colour such as '#5c8018' or '#fff', from 0 to 1 (WCAG 2.2). */
const luminance = (colour: string): number => {
  const hex = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  const channels = (hex.match(CHANNEL) ?? []).map((text) => {
    const value = Number.parseInt(text, 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
