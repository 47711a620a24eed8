import type { SafeStyle } from './safe-style';

export const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript'] as const;
export type Mark = (typeof MARKS)[number];

interface Styled {
  readonly style?: SafeStyle | undefined;
}

export type RichInline =
  | ({ readonly kind: 'text'; readonly text: string; readonly marks: readonly Mark[] } & Styled)
  | ({
      readonly kind: 'link';
      readonly href: string;
      readonly newWindow: boolean;
      readonly title?: string | undefined;
      /** Contains no links. */
      readonly children: readonly RichInline[];
    } & Styled);

export type RichBlock =
  | ({ readonly kind: 'paragraph'; readonly children: readonly RichInline[] } & Styled)
  | ({
      readonly kind: 'heading';
      /** 1 to 6, as in the content. */
      readonly level: number;
      readonly children: readonly RichInline[];
    } & Styled)
  | RichList;

export interface RichList {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly RichItem[];
}

export interface RichItem extends Styled {
  readonly children: readonly RichInline[];
  readonly lists: readonly RichList[];
}

/** A list item that is a separate block, with its depth from 1. */
export interface FlatItem {
  readonly ordered: boolean;
  readonly level: number;
  readonly item: RichItem;
}

const hasText = (node: RichInline): boolean =>
  node.kind === 'text'
    ? node.text.replace(/[\u200B-\u200D\uFEFF]/g, '').trim() !== ''
    : node.children.some(hasText);

/** True for inline nodes without visible text [CONT-1]. */
export const isEmpty = (children: readonly RichInline[]): boolean => !children.some(hasText);

/** Converts items with levels to nested lists; a skipped level adds no list. */
export const nestItems = (flat: readonly FlatItem[]): readonly RichList[] => {
  const lists: RichList[] = [];
  let rest = flat;
  for (let [first] = rest; first; [first] = rest) {
    const { level, ordered } = first;
    const end = rest.findIndex(
      (one) => one.level < level || (one.level === level && one.ordered !== ordered),
    );
    const run = end < 0 ? rest : rest.slice(0, end);
    lists.push({ kind: 'list', ordered, items: itemsOf(run, level) });
    rest = rest.slice(run.length);
  }
  return lists;
};

const itemsOf = (run: readonly FlatItem[], level: number): readonly RichItem[] => {
  const starts = run.flatMap((one, index) => (one.level === level ? [index] : []));
  return starts.flatMap((start, nth) => {
    const own = run[start];
    const below = run.slice(start + 1, starts[nth + 1] ?? run.length);
    return own ? [{ ...own.item, lists: [...own.item.lists, ...nestItems(below)] }] : [];
  });
};
