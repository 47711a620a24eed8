import { isolateStyles } from './isolate-styles';

/** Webpack's door to {@link isolateStyles}. */
export default function isolateLoader(source: string): string {
  return isolateStyles(source);
}
