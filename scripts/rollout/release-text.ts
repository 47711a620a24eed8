/** Returns the text that each script and style sheet of a release ends with. */
export const noteOf = (packageVersion: string): string => `/* release ${packageVersion} */`;

/** Returns the package versions in texts. More than one means that a page mixes releases. */
export const versionsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\/\* release (\S+) \*\//g)].map(([, version = '']) => version),
    ),
  );
