import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The Debian packages that the edge needs, each with a program or a file that shows that it is installed. */
const NEEDED = {
  nginx: 'nginx',
  varnish: 'varnishd',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  'libnginx-mod-http-brotli-filter': '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
} as const;

export type EdgePackage = keyof typeof NEEDED;

/** `/usr/sbin` is not in the PATH of every user. */
const folders = (): string[] => ['/usr/sbin', ...(process.env['PATH'] ?? '').split(path.delimiter)];

const isReadable = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns a program's path; undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  folders()
    .map((folder) => path.resolve(folder, name))
    .find(isReadable);

/** Returns the Debian packages that the edge, or a part of it, needs and that are not installed. */
export const missingPackages = (
  wanted: readonly EdgePackage[] = Object.keys(NEEDED) as EdgePackage[],
): EdgePackage[] => wanted.filter((name) => findProgram(NEEDED[name]) === undefined);
