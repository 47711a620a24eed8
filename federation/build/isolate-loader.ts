import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { isolateStyles, sublayerOf } from './isolate-styles';

/** Webpack loader for {@link isolateStyles}. The file's folder below `src` determines the sublayer. */
export default function isolateLoader(this: LoaderContext<object>, source: string): string {
  const file = path.relative(path.join(this.rootContext, 'src'), this.resourcePath).split(path.sep).join('/');
  return isolateStyles(source, sublayerOf(file));
}
