/** The release of this code. The build inserts it. */
export const VERSION = process.env['SHOP_HEADER_VERSION'] ?? 'development';
