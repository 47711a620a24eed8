import type { Category, Tree } from './model';
import type { Taxonomies } from './ports';
import type { LevelStatus, MenusState, MenusStore } from './state';

/** Returns the tree with these categories added or replaced. */
export const mergeTree = (tree: Tree, categories: readonly Category[]): Tree =>
  new Map([...tree, ...categories.map((one) => [one.id, one] as const)]);

interface Levels extends Pick<MenusState, 'loadLevel'> {
  /** Aborts pending requests. */
  readonly stop: () => void;
}

/** Creates the requests for the children of categories [MEGA-10]. */
export const createLevels = (
  taxonomies: Taxonomies,
  set: MenusStore['setState'],
  get: MenusStore['getState'],
): Levels => {
  let ended = new AbortController();
  const setLevel = (id: string, status: LevelStatus) => {
    set(({ levels }) => ({ levels: new Map([...levels, [id, status]]) }));
  };
  return {
    async loadLevel(id) {
      const status = get().levels.get(id);
      if (status === 'pending' || status === 'ready') return;
      setLevel(id, 'pending');
      const result = await taxonomies.load(id, ended.signal);
      if (result.ok) set(({ tree }) => ({ tree: mergeTree(tree, result.value) }));
      setLevel(id, result.ok && get().tree.has(id) ? 'ready' : 'failed');
    },
    stop() {
      ended.abort();
      ended = new AbortController();
    },
  };
};
