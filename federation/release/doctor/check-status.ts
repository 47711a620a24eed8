import type { CheckFile } from './examined-file';

const adviceFor = (status: number): string => {
  if (status >= 500)
    return 'The origin or the store fails: look at their logs, and at the timeouts of the edge';
  if (status >= 300 && status < 400)
    return 'Serve the file at its own address: the policies of hosts allow no other one';
  if (status === 401 || status === 403) return 'Allow reads without credentials';
  return 'Publish the release again, and check that the address ends in front of the folder v1';
};

const problemOf = (status: number, headers: Headers): string => {
  const location = headers.get('location');
  return location === null ? `status ${String(status)}` : `status ${String(status)} to ${location}`;
};

/** Finds files without a complete response of status 200. */
export const checkStatus: CheckFile = ({ file, responses }) =>
  responses.flatMap((response) => {
    const found = { check: 'status', severity: 'error', file } as const;
    if ('failure' in response)
      return [
        {
          ...found,
          problem: response.failure,
          advice: 'Look at the connections and timeouts of the edge, the origin and the store',
        },
      ];
    const { status, headers } = response;
    return status === 200
      ? []
      : [{ ...found, problem: problemOf(status, headers), advice: adviceFor(status) }];
  });
