import type { LoaderContext } from 'webpack';
import { patchPackage } from './patch-packages';

/** Webpack loader for {@link patchPackage}. */
export default function patchLoader(this: LoaderContext<object>, source: string): string {
  return patchPackage(this.resourcePath, source);
}
