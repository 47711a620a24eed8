import { GROCERIES } from './category-ids';
import { itemsOf, type Tree } from './model';
import type { MenusStore } from './state';

/** A category of the groceries with a page. */
export interface Aisle {
  readonly name: string;
  /** The name of the category above it; undefined for the aisles of the first level. */
  readonly parent: string | undefined;
  readonly href: string;
}

/** Limit of the categories that match a term. */
const MAX_MATCHES = 2;

const childrenOf = (tree: Tree, path: readonly string[]) =>
  itemsOf(tree, { root: 'Groceries', path }).flatMap(({ id, name, href, isGenerated }) =>
    isGenerated || !href ? [] : [{ id, name, href }],
  );

/** Returns the loaded aisles of the first level. */
export const aislesOf = (tree: Tree): readonly Aisle[] =>
  childrenOf(tree, [GROCERIES]).map(({ name, href }) => ({ name, parent: undefined, href }));

/** Returns at most two loaded categories of the first two levels, in which a word starts with the term. */
export const matchingAisles = (tree: Tree, term: string): readonly Aisle[] => {
  const start = ` ${term.toLowerCase()}`;
  return childrenOf(tree, [GROCERIES])
    .flatMap((aisle) => [
      { ...aisle, parent: undefined },
      ...childrenOf(tree, [GROCERIES, aisle.id]).map((child) => ({ ...child, parent: aisle.name })),
    ])
    .filter(({ name }) => ` ${name.toLowerCase()}`.includes(start))
    .slice(0, MAX_MATCHES)
    .map(({ name, parent, href }) => ({ name, parent, href }));
};

/** Loads the aisles of the first level, unless they are loaded. Resolves to none after a failure. */
export const loadAisles = (store: MenusStore): Promise<readonly Aisle[]> =>
  new Promise((resolve) => {
    const update = () => {
      const { levels, tree } = store.getState();
      if (levels.get(GROCERIES) === 'pending') return;
      stop();
      resolve(aislesOf(tree));
    };
    const stop = store.subscribe(update);
    void store.getState().loadLevel(GROCERIES);
    update();
  });
