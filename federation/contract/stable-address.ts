/**
 * Returns what the stable address of a script says: `{base}v1/loader.js` is of the channel `stable`, `{base}v1/next/loader.js` of the
 * channel `next`; undefined for the address of a script in the folder of its release.
 */
export const readStableAddress = (
  address: string,
): { readonly base: string; readonly channel: string } | undefined => {
  const [, base, channel = 'stable'] = /^(.*\/)v\d+\/(?:([\w-]+)\/)?[^/]*$/.exec(address) ?? [];
  return base === undefined ? undefined : { base, channel };
};
