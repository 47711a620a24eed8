import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { changeSource, type ChangeName } from './changes';

/** Webpack loader that makes a change of {@link CHANGES} in a source file. */
export default function changeLoader(
  this: LoaderContext<{ readonly change: ChangeName }>,
  source: string,
): string {
  const file = path.relative(this.rootContext, this.resourcePath);
  return changeSource(this.getOptions().change, file, source);
}
