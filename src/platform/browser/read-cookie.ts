import { documentProperty } from '../../../federation/contract/document-property';

/**
 * Returns the value of a cookie; undefined if it is missing, blocked or cannot be decoded. Of several cookies of this name,
 * it is the one for the whole origin, as the header sets it: browsers list those of longer paths first.
 */
export const readCookie = (name: string): string | undefined => {
  const wanted = `${name}=`;
  try {
    // Reading `document.cookie` throws in some pages, for example in sandboxed frames.
    const found = documentProperty(document, 'cookie')
      .split('; ')
      .findLast((pair) => pair.startsWith(wanted));
    return found === undefined ? undefined : decodeURIComponent(found.slice(wanted.length));
  } catch {
    return undefined;
  }
};
