/**
 * Returns whether the browser is one of the header's: Chrome 109, Firefox 115, Safari 16.4 or later. The two features
 * are the newest ones that all of these have.
 */
export const isSupported = (): boolean =>
  'CSSContainerRule' in globalThis && 'adoptedStyleSheets' in document;
