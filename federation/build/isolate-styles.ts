import postcss, { type Container, type Declaration, type Root } from 'postcss';

/** The layer of all rules of the header. */
const LAYER = 'shop-header';

/**
 * The sublayers, strongest first: among important declarations, the layer that is declared first has precedence. So the
 * header's layout overrides a domain, a domain overrides the shared components, and all override the reset.
 */
const SUBLAYERS = ['header', 'domains', 'ui', 'reset'] as const;

export type Sublayer = (typeof SUBLAYERS)[number];

/**
 * First statement of every style sheet. Each sheet declares the whole order, so the order is the same whichever sheet
 * is loaded first or is first in the document [FED-8].
 */
export const LAYER_ORDER = `@layer ${SUBLAYERS.map((name) => `${LAYER}.${name}`).join()};`;

const RESET_FILE = 'ui/tokens.module.css';

/**
 * Returns the sublayer of a style sheet.
 *
 * @param file path below `src`, with slashes
 * @throws Error for a file outside the listed folders
 */
export const sublayerOf = (file: string): Sublayer => {
  if (file === RESET_FILE) return 'reset';
  if (file.startsWith('features/')) return 'header';
  const folder = SUBLAYERS.find((name) => file.startsWith(`${name}/`));
  if (!folder) throw new Error(`${file} has no cascade layer: add its folder to SUBLAYERS`);
  return folder;
};

const isKeyframes = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === 'keyframes';

const inKeyframes = (declaration: Declaration): boolean => isKeyframes(declaration.parent?.parent);

/** Whether a declaration describes a registered custom property. */
const inProperty = ({ parent }: Declaration): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'property';

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

/** Returns a copy of the style sheet with only the declarations for which `keep` returns true. */
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
 * Makes the declarations of a style sheet important within a layer, so that they override a host's `!important`:
 * important declarations in a layer have precedence over those without a layer, whatever their specificity [FED-6].
 *
 * Not changed are custom properties, which components set inline, and their registrations; properties that the sheet's keyframes animate,
 * because an important declaration would disable the animation; rules whose selector contains `:where([style`, because
 * inline styles must override them; and rules whose selector contains an id in `:not`, which override a host's ordinary
 * declarations by specificity, and which a shopper's important ones must override.
 *
 * @param css text of one CSS module
 */
export const isolateStyles = (css: string, sublayer: Sublayer): string => {
  const root = postcss.parse(css);
  const animated = animatedIn(root);
  const isUnlayered = (declaration: Declaration): boolean => {
    const { prop, parent } = declaration;
    const selector = parent && 'selector' in parent ? parent.selector : '';
    return (
      inKeyframes(declaration) ||
      inProperty(declaration) ||
      prop.startsWith('--') ||
      animated.has(prop) ||
      selector.includes(':where([style') ||
      selector.includes(':not(:global(#')
    );
  };
  const layered = only(root, (declaration) => !isUnlayered(declaration));
  layered.walkDecls((declaration) => {
    declaration.important = true;
  });
  const unlayered = only(root, isUnlayered);
  return `@layer ${LAYER}.${sublayer}{${layered.toString()}}\n${unlayered.toString()}`;
};
