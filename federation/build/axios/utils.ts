/** Replaces the utilities of axios: the few that its adapter calls, for values of the kinds that it gets here. */
export default {
  isArray: Array.isArray,
  isFunction: (value: unknown): boolean => typeof value === 'function',
  isObject: (value: unknown): boolean => typeof value === 'object' && value !== null,
  isUndefined: (value: unknown): boolean => value === undefined,
  forEach: (values: object, each: (value: unknown, name: string) => void): void => {
    for (const [name, value] of Object.entries(values)) each(value, name);
  },
};
