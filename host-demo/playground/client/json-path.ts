import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

/** Returns the name of a property of the JSON text. */
const nameOf = (state: EditorState, property: Node): string => {
  const name = property.getChild('PropertyName');
  return name ? state.sliceDoc(name.from, name.to).replaceAll('"', '') : '';
};

/** Returns the names on the way from the whole text to a node. */
export const pathTo = (state: EditorState, node: Node): readonly string[] => {
  const path: string[] = [];
  for (let at: Node | null = node; at; at = at.parent)
    if (at.name === 'Property') path.unshift(nameOf(state, at));
  return path;
};

/** Returns the names of an object's properties. */
export const namesIn = (state: EditorState, object: Node): readonly string[] =>
  object.getChildren('Property').map((property) => nameOf(state, property));

/** Returns the range of the value at a path, or of the innermost value on the way to it. */
export const rangeOf = (
  state: EditorState,
  path: readonly string[],
): { readonly from: number; readonly to: number } => {
  let at: Node | null = syntaxTree(state).topNode.firstChild;
  for (const name of path) {
    const property: Node | undefined = at
      ?.getChildren('Property')
      .find((each) => nameOf(state, each) === name);
    if (!property?.lastChild) break;
    at = property.lastChild;
  }
  const { from, to } = at ?? { from: 0, to: 0 };
  return path.length === 0 ? { from, to: Math.min(from + 1, to) } : { from, to };
};
