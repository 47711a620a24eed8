import path from 'node:path';
import type { LoaderContext } from 'webpack';

/** The file of the small change, and what replaces its text and its code. */
const SMALL_CHANGE = {
  file: 'src/domains/trolley/model.ts',
  replacements: [
    ['t(SOME_UNAVAILABLE)', "t('some items are sold out')"],
    ['const COUNT_CAP = 99;', 'const COUNT_CAP = 99;\nconsole.debug(COUNT_CAP);'],
  ],
} as const;

const changeTextAndLine = (file: string, source: string): string =>
  file === SMALL_CHANGE.file
    ? SMALL_CHANGE.replacements.reduce((text, [from, to]) => {
        if (!text.includes(from))
          throw new Error(`${file} has no ${from}: update scripts/bench/upgrade/change-loader.ts`);
        return text.replace(from, to);
      }, source)
    : source;

const addLine = (file: string, source: string): string =>
  file.endsWith('.tsx') ? `${source}\nconsole.debug(${JSON.stringify(file)});\n` : source;

/** The changes of a release whose upgrade is measured. */
export const CHANGES = {
  small: { what: 'one text and one line of code', change: changeTextAndLine },
  large: { what: 'one more line of code in each component', change: addLine },
} as const;

export type ChangeName = keyof typeof CHANGES;

/** Webpack loader that makes a change of {@link CHANGES} in a source file. */
export default function changeLoader(
  this: LoaderContext<{ readonly change: ChangeName }>,
  source: string,
): string {
  const file = path.relative(this.rootContext, this.resourcePath);
  return CHANGES[this.getOptions().change].change(file, source);
}
