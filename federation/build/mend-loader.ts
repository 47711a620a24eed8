import type { LoaderContext } from 'webpack';
import { mendPackage } from './mend-packages';

/** Webpack's door to {@link mendPackage}. */
export default function mendLoader(this: LoaderContext<object>, source: string): string {
  return mendPackage(this.resourcePath, source);
}
