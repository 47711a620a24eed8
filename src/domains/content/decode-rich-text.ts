import * as v from 'valibot';
import { contentHref } from './content-links';
import { anything, decodeEach, flag, group, list, maybe, readFields, text } from './fields';
import {
  isEmpty,
  MARKS,
  nestItems,
  type FlatItem,
  type Mark,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichList,
} from './rich-text';
import { safeStyle } from './safe-style';

/** Levels of nesting that are decoded; deeper nodes are left out [CONT-1]. */
const MAX_DEPTH = 12;

const textOrNumber = maybe(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value)),
  ),
);
const attributes = group({
  href: anything,
  target: text,
  title: text,
  ...{ color: textOrNumber, colour: textOrNumber, textAlign: textOrNumber, textAlignment: textOrNumber },
  ...{
    marginLeft: textOrNumber,
    leftMargin: textOrNumber,
    fontSize: textOrNumber,
    fontWeight: textOrNumber,
    fontFamily: textOrNumber,
  },
});

const nodeSchema = v.object({
  type: text,
  text,
  marks: list,
  attributes,
  children: list,
  listItem: v.fallback(v.union([v.string(), v.boolean()]), false),
  level: textOrNumber,
  ordered: flag,
});
type Node = v.InferOutput<typeof nodeSchema>;

/** Node kinds by normalised name, because content spells them differently: 'listItem', 'list-item', 'li'. */
const KINDS: ReadonlyMap<string, 'paragraph' | 'heading' | 'list' | 'item' | 'link' | 'text'> = new Map([
  ...(['paragraph', 'p', 'block'] as const).map((name) => [name, 'paragraph'] as const),
  ...(['heading', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((name) => [name, 'heading'] as const),
  ...(['list', 'ul', 'ol', 'bulletedlist', 'unorderedlist', 'numberedlist', 'orderedlist'] as const).map(
    (name) => [name, 'list'] as const,
  ),
  ...(['listitem', 'li'] as const).map((name) => [name, 'item'] as const),
  ...(['link', 'a'] as const).map((name) => [name, 'link'] as const),
  ['text', 'text'],
]);
const MARK_NAMES: ReadonlyMap<string, Mark> = new Map([
  ...MARKS.map((mark) => [mark, mark] as const),
  ['strong', 'bold'],
  ['em', 'italic'],
  ['strike', 'strikethrough'],
  ['sub', 'subscript'],
  ['sup', 'superscript'],
]);

const normalise = (name: string | undefined): string =>
  (name ?? 'text').toLowerCase().replace(/[^a-z0-9]/g, '');
const kindOf = ({ type }: Node) => KINDS.get(normalise(type));

const styleOf = ({ attributes: fields }: Node) =>
  fields &&
  safeStyle({
    ...fields,
    color: fields.color ?? fields.colour,
    textAlign: fields.textAlign ?? fields.textAlignment,
    marginLeft: fields.marginLeft ?? fields.leftMargin,
  });

const markNames = group({ type: text });
const marksOf = (node: Node): readonly Mark[] => {
  const found = decodeEach(node.marks, (mark) => {
    const name = typeof mark === 'string' ? mark : readFields(markNames, mark)?.type;
    return MARK_NAMES.get(normalise(name));
  });
  return [...new Set(found)];
};

const readNode = (wire: unknown): Node | undefined => readFields(nodeSchema, wire);

/** The inline nodes of a node. A block among them becomes its inline nodes; a link in a link becomes text. */
const inlines = (node: Node, depth: number, inLink: boolean): readonly RichInline[] => {
  const style = styleOf(node);
  const own: readonly RichInline[] = node.text
    ? [{ kind: 'text', text: node.text, marks: marksOf(node), style }]
    : [];
  if (depth >= MAX_DEPTH) return own;
  const href = inLink || kindOf(node) !== 'link' ? undefined : contentHref(node.attributes?.href);
  const below = decodeEach(node.children, readNode).flatMap((child) =>
    inlines(child, depth + 1, inLink || href !== undefined),
  );
  const children = [...own, ...below];
  if (href === undefined) return children;
  const newWindow = node.attributes?.target === '_blank';
  return [{ kind: 'link', href, newWindow, title: node.attributes?.title, style, children }];
};

const isItem = (node: Node): boolean => kindOf(node) === 'item' || kindOf(node) === 'list';

const itemOf = (node: Node, depth: number): RichItem => {
  const lines = { ...node, children: node.children.filter((child) => !isList(child)) };
  const lists = depth >= MAX_DEPTH ? [] : decodeEach(node.children.filter(isList), readNode);
  return {
    style: styleOf(node),
    children: inlines(lines, depth, false),
    lists: lists.flatMap((each) => listsOf(each, depth + 1)),
  };
};

const isList = (wire: unknown): boolean => {
  const node = readNode(wire);
  return node !== undefined && kindOf(node) === 'list';
};

const listsOf = (node: Node, depth: number): readonly RichList[] => {
  const ordered = node.ordered || /^(ol|ordered|number)/.test(normalise(node.type));
  const nodes = depth >= MAX_DEPTH ? [] : decodeEach(node.children, readNode);
  const items = nodes.filter(isItem).map((child) => itemOf(child, depth + 1));
  const shown = items.filter(({ children, lists }) => !isEmpty(children) || lists.length > 0);
  return shown.length > 0 ? [{ kind: 'list', ordered, items: shown }] : [];
};

const levelOf = ({ type, level }: Node): number => {
  const number = Number(/^h([1-6])$/i.exec(type ?? '')?.[1] ?? level ?? 2);
  return number >= 1 && number <= 6 ? Math.round(number) : 2;
};

const flatItem = (node: Node): FlatItem | undefined => {
  const { listItem } = node;
  if (kindOf(node) !== 'item' && (listItem === false || listItem === '')) return undefined;
  const level = Math.min(6, Math.max(1, Math.round(Number(node.level ?? 1)) || 1));
  const ordered = typeof listItem === 'string' && /^(number|ordered|ol)/i.test(listItem);
  return { ordered, level, item: itemOf(node, 1) };
};

const blocksOf = (node: Node): readonly RichBlock[] => {
  const kind = kindOf(node);
  if (kind === 'list') return listsOf(node, 0);
  const children = inlines(node, 0, false);
  const style = styleOf(node);
  if (isEmpty(children)) return [];
  return kind === 'heading'
    ? [{ kind: 'heading', level: levelOf(node), children, style }]
    : // Inline nodes outside a block become a paragraph; they already have their own style.
      [{ kind: 'paragraph', children, style: kind === 'paragraph' ? style : undefined }];
};

/**
 * Decodes the blocks of a rich text into a tree that is valid HTML. Empty blocks and nodes that cannot be decoded are
 * left out [CONT-1].
 */
export const decodeBlocks = (wire: readonly unknown[]): readonly RichBlock[] => {
  const blocks: RichBlock[] = [];
  let run: FlatItem[] = [];
  const endRun = () => {
    blocks.push(...nestItems(run));
    run = [];
  };
  for (const node of decodeEach(wire, readNode)) {
    const item = flatItem(node);
    if (item) {
      if (!isEmpty(item.item.children) || item.item.lists.length > 0) run.push(item);
    } else {
      endRun();
      blocks.push(...blocksOf(node));
    }
  }
  endRun();
  return blocks;
};
