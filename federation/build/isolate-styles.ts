import postcss, { type Container, type Declaration, type Root } from 'postcss';

const LAYER = 'shop-header';

const isKeyframes = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === 'keyframes';

const inKeyframes = (declaration: Declaration): boolean => isKeyframes(declaration.parent?.parent);

const animatedIn = (root: Root): ReadonlySet<string> => {
  const names = new Set<string>();
  root.walkDecls((declaration) => {
    if (inKeyframes(declaration)) names.add(declaration.prop);
  });
  return names;
};

const dropEmpty = (root: Container): void => {
  root.walk((node) => {
    if ('nodes' in node && Array.isArray(node.nodes)) {
      dropEmpty(node);
      if (node.nodes.length === 0) node.remove();
    }
  });
};

/** The same sheet with nothing but what `keep` says of each declaration. */
const only = (root: Root, keep: (declaration: Declaration) => boolean): Root => {
  const copy = root.clone();
  copy.walkDecls((declaration) => {
    if (!keep(declaration)) declaration.remove();
  });
  copy.walkComments((comment) => {
    comment.remove();
  });
  dropEmpty(copy);
  return copy;
};

/**
 * Makes a style sheet of the header stand against a host's `!important`: among important declarations those of a
 * layer win over those of none, however specific [FED-6].
 *
 * Left as they were: custom properties, which hosts don't know and components set inline; what the sheet's own
 * keyframes move, since an important declaration stops an animation; and what a selector with `[style` speaks of,
 * since an inline style must win there.
 *
 * @param css text of one CSS module
 */
export const isolateStyles = (css: string): string => {
  const root = postcss.parse(css);
  const animated = animatedIn(root);
  const isPlain = (declaration: Declaration): boolean => {
    const { prop, parent } = declaration;
    const selector = parent && 'selector' in parent ? parent.selector : '';
    return (
      inKeyframes(declaration) ||
      prop.startsWith('--') ||
      animated.has(prop) ||
      selector.includes(':where([style')
    );
  };
  const guarded = only(root, (declaration) => !isPlain(declaration));
  guarded.walkDecls((declaration) => {
    declaration.important = true;
  });
  const plain = only(root, isPlain);
  return `@layer ${LAYER}{${guarded.toString()}}\n${plain.toString()}`;
};
