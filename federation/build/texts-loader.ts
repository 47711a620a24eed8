import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { inlineTexts } from './inline-texts';

/** Webpack loader for a module that imports texts ({@link inlineTexts}). */
export default function textsLoader(this: LoaderContext<object>, source: string): string {
  return inlineTexts(source, (specifier) => {
    const file = path.join(path.dirname(this.resourcePath), `${specifier}.ts`);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  });
}
