import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import customMedia from 'postcss-custom-media';
import type { LoaderContext } from 'webpack';
import { isolateStyles, sublayerOf } from './isolate-styles';

const BREAKPOINTS = path.join('src', 'ui', 'breakpoints.css');

const replaceMedia = postcss([customMedia()]);

/**
 * Webpack loader for a style sheet of the header: replaces the names of `breakpoints.css`, and isolates the rules from
 * the host's ({@link isolateStyles}). The file's folder below `src` determines the sublayer.
 */
export default function isolateLoader(this: LoaderContext<object>, source: string): string {
  const breakpoints = path.join(this.rootContext, BREAKPOINTS);
  this.addDependency(breakpoints);
  const file = path.relative(path.join(this.rootContext, 'src'), this.resourcePath).split(path.sep).join('/');
  const { css } = replaceMedia.process(readFileSync(breakpoints, 'utf8') + source, { from: undefined });
  return isolateStyles(css, sublayerOf(file));
}
