/** Parses stored JSON; returns undefined for no text and for a text that is not JSON. */
export const parseJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};
