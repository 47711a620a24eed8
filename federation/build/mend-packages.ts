interface Change {
  readonly from: string;
  readonly to: string;
}

/**
 * What packages do that a host's own scripts can break [FED-6]: they set fields that a frozen prototype forbids
 * to set, and take what a host put on `Object.prototype` for fields of a schema.
 */
const MENDS: Readonly<Record<string, readonly Change[]>> = {
  'axios/lib/core/AxiosError.js': [
    { from: 'axiosError.name = error.name;', to: '' },
    { from: "this.name = 'AxiosError';", to: '' },
  ],
  'axios/lib/cancel/CanceledError.js': [{ from: "this.name = 'CanceledError';", to: '' }],
  'axios/lib/utils.js': [
    { from: 'const reducedDescriptors = {};', to: 'const reducedDescriptors = { __proto__: null };' },
  ],
  '@date-fns/tz/date/mini.js': [
    {
      from: 'if (method.startsWith("get")) {',
      to: `for (const name of [method, utcMethod])
        Object.defineProperty(TZDateMini.prototype, name, { value: Date.prototype[name], writable: true });
      if (method.startsWith("get")) {`,
    },
  ],
  '@urql/core/dist/urql-core-chunk.mjs': [
    { from: 'this.name = "CombinedError";', to: '' },
    { from: 'this.message = t;', to: '' },
  ],
  'valibot/dist/index.mjs': [
    { from: 'for (const key in this.entries)', to: 'for (const key of Object.keys(this.entries))' },
  ],
};

/** Files below `node_modules` that {@link mendPackage} changes. */
export const MENDED_FILES = Object.keys(MENDS);

/**
 * @param file path that ends in one of {@link MENDED_FILES}
 * @returns the source as the header needs it
 * @throws Error when the package no longer holds what is to be changed: look whether it still has to be
 */
export const mendPackage = (file: string, source: string): string => {
  const name = MENDED_FILES.find((each) => file.replaceAll('\\', '/').endsWith(`/node_modules/${each}`));
  return (MENDS[name ?? ''] ?? []).reduce((text, { from, to }) => {
    if (!text.includes(from)) throw new Error(`${file} holds no '${from}' any more`);
    return text.replaceAll(from, to);
  }, source);
};
