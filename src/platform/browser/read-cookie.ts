import { documentProperty } from '../../../federation/contract/document-property';

/** Returns the value of a cookie; undefined if it is missing, blocked or cannot be decoded. */
export const readCookie = (name: string): string | undefined => {
  const wanted = `${name}=`;
  try {
    // Reading `document.cookie` throws in some pages, for example in sandboxed frames.
    const found = documentProperty(document, 'cookie')
      .split('; ')
      .find((pair) => pair.startsWith(wanted));
    return found === undefined ? undefined : decodeURIComponent(found.slice(wanted.length));
  } catch {
    return undefined;
  }
};
