/** What has been rendered without `react-dom`, and its nodes. */
import type { Props } from './attributes';
import { forget, type Memory } from './hooks';
import type { TreePosition } from './tree-id';

const SVG = 'http://www.w3.org/2000/svg';
/** `nodeType` of a comment. */
const COMMENT = 8;
const TEXT = Symbol();
const LIST = Symbol();

interface ElementNode {
  readonly type: unknown;
  readonly key: unknown;
  readonly props: Props;
}

export type Component = (props: Props) => unknown;

/** A class of components: in the header, those that catch errors. */
export interface ClassInstance {
  props: Props;
  readonly render: () => unknown;
}

/** A text, a list, an element or a component that has been rendered. */
export interface Instance extends Memory {
  readonly type: unknown;
  readonly key: unknown;
  readonly parent: Instance | undefined;
  props: Props;
  /** What was rendered last: the same object renders the same, unless something has changed. */
  rendered?: unknown;
  /** What a component has returned, and where that is in the tree. */
  output?: unknown;
  position: TreePosition;
  /** Whether its own state or store has changed. */
  isChanged?: boolean;
  /** Whether a component in it has changed. */
  hasChanged?: boolean;
  /** The node of a text or an element. */
  node?: Text | HTMLElement | SVGElement;
  children: readonly Instance[];
  object?: ClassInstance;
  /** Ends what its `ref` has begun. */
  detach?: () => void;
}

/** Where the next node belongs. */
export interface Place {
  readonly parent: Element;
  /** The node before it; null at the start of the parent. */
  last: ChildNode | null;
}

export const isElementNode = (node: unknown): node is ElementNode =>
  typeof node === 'object' && node !== null && 'props' in node;

/** React renders no functions: a host may have added one to the prototype of all objects, which then is a property. */
export const isShown = (node: unknown): boolean =>
  (node ?? '') !== '' && typeof node !== 'boolean' && typeof node !== 'function';

export const typeOf = (node: unknown): unknown => {
  if (isElementNode(node)) return node.type;
  return Array.isArray(node) ? LIST : TEXT;
};

export const insert = (place: Place, node: ChildNode): void => {
  const next = place.last ? place.last.nextSibling : place.parent.firstChild;
  if (node !== next) place.parent.insertBefore(node, next);
  place.last = node;
};

export const isClass = ({ prototype }: Component): boolean => 'isReactComponent' in Object(prototype);

/** Returns the next node of a server's markup, if it has the right name. */
export const adopt = ({ parent, last }: Place, name: string): ChildNode | undefined => {
  let next = last ? last.nextSibling : parent.firstChild;
  while (next?.nodeType === COMMENT) next = next.nextSibling;
  return next?.nodeName.toLowerCase() === name ? next : undefined;
};

export const isSvg = ({ namespaceURI }: Element): boolean => namespaceURI === SVG;

export const createElement = (type: string, { parent }: Place): HTMLElement | SVGElement =>
  type === 'svg' || isSvg(parent)
    ? parent.ownerDocument.createElementNS(SVG, type as 'svg')
    : parent.ownerDocument.createElement(type);

/** Ends an instance and those in it. */
export const end = (instance: Instance): void => {
  for (const child of instance.children) end(child);
  instance.detach?.();
  forget(instance);
};

export const removeNodes = ({ node, children }: Instance): void => {
  if (node) node.remove();
  else for (const child of children) removeNodes(child);
};

/** Returns false if the page has taken the nodes out of the container. */
export const isIn = (container: Element, { node, children }: Instance): boolean =>
  node ? node.parentNode === container : children.every((child) => isIn(container, child));

/** Puts the nodes of an instance in place, of which nothing has changed. */
export const keep = (place: Place, { node, children }: Instance): void => {
  if (node) insert(place, node);
  else for (const child of children) keep(place, child);
};

export const attach = (instance: Instance, ref: unknown): void => {
  instance.detach?.();
  const { node } = instance;
  if (typeof ref === 'function') {
    const set = ref as (node: unknown) => unknown;
    const stop = set(node);
    instance.detach = typeof stop === 'function' ? (stop as () => void) : () => void set(null);
  } else if (ref) {
    const target = ref as { current: unknown };
    target.current = node;
    instance.detach = () => {
      target.current = null;
    };
  }
};
