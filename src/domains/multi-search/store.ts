import { createStore } from 'zustand/vanilla';
import { createShoppingList } from './list';
import type { MultiSearchPorts } from './ports';
import type { MultiSearchState, MultiSearchStore } from './state';
import { createTyping } from './typing';

/** Creates the store of the shopping list in the multi-search dialog. */
export const createMultiSearchStore = (ports: MultiSearchPorts): MultiSearchStore =>
  createStore<MultiSearchState>()((set, get) => {
    const list = createShoppingList(ports, set, get);
    const { compose, isComposing, stopTimer, ...typing } = createTyping(ports, get, list);
    return {
      ...typing,
      text: '',
      items: [],
      droppedItems: [],
      canUndo: false,
      open: list.open,
      close() {
        compose(false);
        stopTimer();
        list.endUndo();
        list.save();
      },
      clear() {
        stopTimer();
        list.clear();
      },
      undo: list.undo,
      submit(text = get().text) {
        if (isComposing()) return;
        if (text !== get().text) typing.input(text);
        const [first] = get().items;
        if (first === undefined) return;
        list.save();
        ports.search(first);
      },
    };
  });
