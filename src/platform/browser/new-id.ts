/** Returns a random id of 128 bits. `crypto.randomUUID` exists on secure pages only. */
export const newId = (): string => {
  const source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto;
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
