import { PAGE_STATE } from '../../../federation/contract/page-state';

/** A constructed sheet with the rules of one of the header's files. */
interface Copy extends CSSStyleSheet {
  /** The address of the file. */
  source?: string;
}

/** Each style sheet of the header begins with the order of its layers; other origins hide the rules of theirs. */
export const isOurs = (sheet: CSSStyleSheet): boolean => {
  try {
    return sheet.cssRules[0]?.cssText.startsWith('@layer shop-header.') === true;
  } catch {
    return false;
  }
};

const copyOf = (sheet: CSSStyleSheet, source: string): Copy => {
  const copy: Copy = new CSSStyleSheet();
  copy.source = source;
  const text = Array.from(sheet.cssRules, ({ cssText }) => cssText).join('');
  // Chromium resolves addresses in a constructed sheet by the document, also with the option `baseURL`.
  copy.replaceSync(text.replaceAll(/url\("(?!\w+:)/g, `$&${new URL('.', source).href}`));
  return copy;
};

/** Removes the copies with the last header, as our loader removes its elements. Without our loader, both stay. */
const removeWithLastHeader = (root: DocumentOrShadowRoot): void => {
  const loader = Reflect.get(document, Symbol.for(PAGE_STATE)) as
    | { readonly removers: Set<() => void> }
    | undefined;
  const remove = () => {
    loader?.removers.delete(remove);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet: Copy) => sheet.source === undefined);
  };
  loader?.removers.add(remove);
};

/** Adds a copy of a sheet to a document or a shadow tree, which then has its rules whatever a router does. */
export const adopt = (root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void => {
  const copies: readonly Copy[] = root.adoptedStyleSheets;
  const { href } = sheet;
  if (href === null || copies.some(({ source }) => source === href)) return;
  if (copies.every(({ source }) => source === undefined)) removeWithLastHeader(root);
  root.adoptedStyleSheets = [...copies, copyOf(sheet, href)];
};
