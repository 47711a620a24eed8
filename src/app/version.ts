/** The release that this code was built as; the build puts it in. */
export const VERSION = process.env['SHOP_HEADER_VERSION'] ?? 'development';
