declare const __HEADER_VERSION__: string | undefined;

/** The release that this code was built as. */
export const VERSION = typeof __HEADER_VERSION__ === 'string' ? __HEADER_VERSION__ : 'development';
