/**
 * Functions that read a single value of a response and accept every unambiguous notation of it. Each returns undefined
 * for any other value and never throws.
 */

/** Returns the value at a path of property names; undefined if a property on the path is missing. */
export const at = (wire: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), wire);

export const readText = (wire: unknown): string | undefined => (typeof wire === 'string' ? wire : undefined);

export const readFlag = (wire: unknown): boolean | undefined =>
  typeof wire === 'boolean' ? wire : undefined;

export const readList = (wire: unknown): readonly unknown[] | undefined =>
  Array.isArray(wire) ? wire : undefined;

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Reads a finite number, given as a number or as decimal text: `12.5`, `'12.50'`. */
export const readNumber = (wire: unknown): number | undefined => {
  const value = typeof wire === 'string' && DECIMAL.test(wire) ? Number(wire) : wire;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** ASCII, because ids are sent in headers too; no character that ends a path segment; not only dots. */
const ID = /^(?!\.+$)[\w.~:@|+=,-]{1,128}$/;

/** Reads an id that is safe in a path, a query, a header and a cookie. A whole number is converted to text. */
export const readId = (wire: unknown): string | undefined => {
  const id = Number.isSafeInteger(wire) ? String(wire) : wire;
  return typeof id === 'string' && ID.test(id) ? id : undefined;
};

/** The years 2001 to 2286. A number of fewer digits could be seconds. */
const EPOCH_MS = /^\d{13}$/;
const ISO =
  /^(\d{4})-?(\d\d)-?(\d\d)[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?(?:Z|([+-]\d\d)(?::?(\d\d))?)$/i;

/**
 * Reads an instant: ISO 8601 with an offset, with or without seconds (fractions of a second are dropped), or epoch
 * milliseconds as a number or as digits. Returns undefined for a time without an offset, which is ambiguous.
 */
export const readInstant = (wire: unknown): Date | undefined => {
  const text = typeof wire === 'number' ? String(wire) : wire;
  if (typeof text !== 'string') return undefined;
  if (EPOCH_MS.test(text)) return new Date(Number(text));
  const [, year, month, day, hours, minutes, seconds = '00', offset = '+00', offsetMinutes = '00'] =
    ISO.exec(text) ?? [];
  const instant = new Date(
    `${year}-${month}-${day}T${hours}:${minutes}:${seconds}${offset}:${offsetMinutes}`,
  );
  return isInstant(instant) ? instant : undefined;
};

/** Returns false for undefined and for an invalid date, which cannot be formatted. */
export const isInstant = (date: Date | undefined): date is Date =>
  date !== undefined && !Number.isNaN(date.getTime());
