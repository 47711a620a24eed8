import { stopAll } from '../../kernel/stop-all';
import type { HeaderContext } from '../../context/context';
import { WIDE_FROM } from '../../../federation/contract';

declare const __webpack_require__:
  | {
      /** The folder of the release. */
      readonly p: string;
      /** Names and hashes of the files of chunks (federation/build/chunk-table.ts). A development build has none. */
      readonly files?: Readonly<Record<string, readonly string[] | 0>>;
      /** Which chunks have run. A development build does not record it. */
      readonly loaded?: Readonly<Record<string, boolean>>;
    }
  | undefined;

/**
 * Fetches the files that a first press needs, and runs none, while nobody has come near the header; not for shoppers who
 * save data or have a slow connection. A page with a React of its own has the renderer already.
 *
 * @returns a function that cancels what has not been fetched
 */
export const prefetchControls = ({
  browser,
  page,
}: Pick<HeaderContext, 'browser' | 'page'>): (() => void) => {
  const { isTouched, width } = page.getState();
  if (isTouched || browser.savesData() || typeof __webpack_require__ === 'undefined') return () => undefined;
  const { files = {}, loaded, p: folder } = __webpack_require__;
  const filesOf = (id: string) => Object(files[id]) as readonly string[];
  const nameOf = (id: string) => filesOf(id)[0]?.replace(/\..*/, '') ?? '';
  const ids = Object.keys(files);
  const hasOwnReact = ids.some((id) => loaded?.[id] && nameOf(id) === 'react');
  const menu = width < WIDE_FROM ? ['side-menu'] : ['mega-menu', 'content'];
  const names = ['react-root', 'search', 'menu-tree', ...menu, hasOwnReact && 'react-dom'];
  return stopAll(
    ...ids.flatMap((id) => {
      const { 0: script, 2: style } = filesOf(id);
      if (!script || !names.includes(nameOf(id))) return [];
      return [
        browser.prefetch(`${folder}${script}.js`, 'script'),
        ...(style ? [browser.prefetch(`${folder}${style}.css`, 'style')] : []),
      ];
    }),
  );
};
