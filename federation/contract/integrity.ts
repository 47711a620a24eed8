const PIN = /^sha(?:256|384|512)-[A-Za-z\d+/]+={0,2}$/;

/**
 * Returns whether a value is one valid hash for an `integrity` attribute. Browsers ignore an empty or malformed
 * attribute and run the file unchecked, so any other value must never be set on an element.
 */
export const isIntegrity = (value: unknown): value is string => typeof value === 'string' && PIN.test(value);
