import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** What the edge runs on, by what shows that it is installed. */
const NEEDED = {
  nginx: 'nginx',
  varnish: 'varnishd',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  'libnginx-mod-http-brotli-filter': '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
} as const;

export type EdgePackage = keyof typeof NEEDED;

/** Where administrators' programs are is not on everybody's path. */
const folders = (): string[] => ['/usr/sbin', ...(process.env['PATH'] ?? '').split(path.delimiter)];

const isThere = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/** A program's path; `undefined` where it is not installed. */
export const findProgram = (name: string): string | undefined =>
  folders()
    .map((folder) => path.resolve(folder, name))
    .find(isThere);

/** Debian's packages that are not installed here, of those that the edge or a part of it runs on. */
export const missingPackages = (
  wanted: readonly EdgePackage[] = Object.keys(NEEDED) as EdgePackage[],
): EdgePackage[] => wanted.filter((name) => findProgram(NEEDED[name]) === undefined);
