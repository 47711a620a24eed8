interface Change {
  readonly from: string;
  readonly to: string;
}

/**
 * Patches for code of packages that a host's own scripts can break [FED-6]: it sets fields that a frozen prototype
 * makes read-only, or takes properties that a host added to `Object.prototype` for fields of a schema.
 */
const PATCHES: Readonly<Record<string, readonly Change[]>> = {
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

/** Files below `node_modules` that {@link patchPackage} changes. */
export const PATCHED_FILES = Object.keys(PATCHES);

/**
 * Patches a file of a package.
 *
 * @param file path of the file; files other than {@link PATCHED_FILES} are not changed
 * @returns the patched source
 * @throws Error if the file does not contain the text to change: check whether the patch is still needed
 */
export const patchPackage = (file: string, source: string): string => {
  const name = PATCHED_FILES.find((each) => file.replaceAll('\\', '/').endsWith(`/node_modules/${each}`));
  return (PATCHES[name ?? ''] ?? []).reduce((text, { from, to }) => {
    if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'`);
    return text.replaceAll(from, to);
  }, source);
};
