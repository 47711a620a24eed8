/** The properties of an element, as components give them. */
export type Props = Readonly<Record<string, unknown>>;

/** Properties whose attribute has another name than the property in small letters. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  viewBox: 'viewBox',
};

/** Properties that are no attributes. */
const NO_ATTRIBUTE = /^(on[A-Z]|children$|key$|ref$|style$|suppress)/;

/** Attributes whose value is 'true' or 'false'. */
const ENUMERATED = /^(aria-|data-|spellcheck$|draggable$)/;

const withHyphens = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const setAttribute = (element: Element, isSvg: boolean, property: string, value: unknown): void => {
  const name = NAMES[property] ?? (isSvg ? withHyphens(property) : property.toLowerCase());
  if (value === null || value === undefined || (typeof value === 'boolean' && !ENUMERATED.test(name))) {
    if (value === true) element.setAttribute(name, '');
    else element.removeAttribute(name);
  } else element.setAttribute(name, value as string);
};

/** A number is a length in CSS pixels; the header's components have no other numbers but in custom properties. */
const styleOf = (property: string, value: unknown): string =>
  typeof value === 'number' && !property.startsWith('--') ? `${value}px` : ((value ?? '') as string);

const setStyle = ({ style }: ElementCSSInlineStyle, before: Props, after: Props): void => {
  for (const property of Object.keys({ ...before, ...after }))
    if (before[property] !== after[property])
      style.setProperty(withHyphens(property), styleOf(property, after[property]));
};

/**
 * Changes an element's attributes from those of its earlier properties to those of the new ones, as React would.
 *
 * @param before empty for a new element
 */
export const setAttributes = (
  element: HTMLElement | SVGElement,
  isSvg: boolean,
  before: Props,
  after: Props,
): void => {
  for (const property of Object.keys({ ...before, ...after })) {
    const value = after[property];
    if (before[property] !== value && !NO_ATTRIBUTE.test(property))
      setAttribute(element, isSvg, property, value);
  }
  if (before['style'] !== after['style'])
    setStyle(element, Object(before['style']) as Props, Object(after['style']) as Props);
};
