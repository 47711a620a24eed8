import { whenState } from '../../kernel/when-state';
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
  itemsOf(tree, path).flatMap(({ id, name, href, isGenerated }) =>
    isGenerated || !href ? [] : [{ id, name, href }],
  );

/** Returns the loaded aisles of the first level. */
export const aislesOf = (tree: Tree): readonly Aisle[] =>
  childrenOf(tree, [GROCERIES]).map(({ name, href }) => ({ name, parent: undefined, href }));

const twoLevelsOf = (tree: Tree): readonly Aisle[] =>
  childrenOf(tree, [GROCERIES]).flatMap(({ id, name: parent, href }) => [
    { name: parent, parent: undefined, href },
    ...childrenOf(tree, [GROCERIES, id]).map((child) => ({ name: child.name, parent, href: child.href })),
  ]);

/**
 * Creates a function that returns at most two loaded categories of the first two levels, in which a word starts with the
 * term. It lists the categories of a tree once, because it is called for each response of suggestions.
 */
export const createMatchingAisles = (): ((tree: Tree, term: string) => readonly Aisle[]) => {
  let listed: Tree | undefined;
  let aisles: readonly Aisle[] = [];
  return (tree, term) => {
    if (listed !== tree) aisles = twoLevelsOf((listed = tree));
    const start = ` ${term.toLowerCase()}`;
    return aisles.filter(({ name }) => ` ${name.toLowerCase()}`.includes(start)).slice(0, MAX_MATCHES);
  };
};

/** Loads the aisles of the first level, unless they are loaded. Resolves to none after a failure. */
export const loadAisles = async (store: MenusStore): Promise<readonly Aisle[]> => {
  void store.getState().loadLevel(GROCERIES);
  await whenState(store, ({ levels }) => levels.get(GROCERIES) !== 'pending');
  return aislesOf(store.getState().tree);
};
