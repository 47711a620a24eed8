import { lifetimeOf } from './check-caching';
import type { Problem } from './finding';
import type { RequestFile } from './request-file';

/** No release has this file. */
const NO_FILE = 'no-such-file.js';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Requests a file that does not exist, and finds a response other than a 404 that is not cached. */
export const checkMissingFile = async (request: RequestFile, path: string): Promise<readonly Problem[]> => {
  const found = { check: 'missing', file: path + NO_FILE } as const;
  const response = await request(found.file, 'identity');
  if ('failure' in response)
    return [
      {
        ...found,
        severity: 'error',
        problem: `a file that does not exist has no response: ${response.failure}`,
        advice: 'Respond with 404',
      },
    ];
  const { status, headers } = response;
  if (status !== 404 && status !== 410)
    return [
      {
        ...found,
        severity: 'error',
        problem: `a file that does not exist has status ${String(status)}`,
        advice: 'Respond with 404, and with no page in its place, which hosts would load as a script',
      },
    ];
  const lifetime = lifetimeOf(headers) ?? 0;
  return lifetime === 0
    ? []
    : [
        {
          ...found,
          severity: 'warning',
          problem: `a ${String(status)} is cached for ${String(lifetime)} s`,
          advice: 'Send `cache-control: no-store`: the file may be published a moment later',
        },
      ];
};

/** Finds an address that browsers block in pages of https. */
export const checkProtocol = ({ protocol, hostname, href }: URL): readonly Problem[] =>
  protocol === 'https:' || LOOPBACK.test(hostname)
    ? []
    : [
        {
          check: 'policy',
          severity: 'error',
          file: href,
          problem: 'is not https, so browsers block the files in pages of https',
          advice: 'Serve the releases with https',
        },
      ];
