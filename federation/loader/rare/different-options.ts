import type { LoaderOptions } from '../options';

let hasWarned = false;

/** Warns once per page that `<RemoteHeader>` has other options than `prepareHeader`, whose release the page uses. */
export const warnOfOptions = ({ base, channel, accepts }: LoaderOptions): void => {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    'Shop header: prepareHeader has loaded the header with another base, channel or accepts than <RemoteHeader>, ' +
      `whose options have no effect: ${JSON.stringify({ base, channel, accepts })}`,
  );
};
