import { createStore } from 'zustand/vanilla';
import { weightText } from '../../domains/trolley/lazy-amounts';
import type { HeaderContext } from '../../context/context';
import { NOT_ADDED, NOT_CHANGED } from './texts';

/** A number of pieces that the shopper has set. It is shown until the trolley's next response contains it. */
interface Change {
  readonly pieces: number;
  /** True until the host has finished. */
  readonly isWaiting: boolean;
}

type Product = Pick<{ readonly id: string; readonly name: string }, 'id' | 'name'>;

/** How much of a product is in the trolley, and how the shopper may change it. */
export interface Amount {
  /** '4' or '1.5 kg'; empty for none */
  readonly text: string;
  readonly isWaiting: boolean;
  /** The number of pieces after one press; undefined if the host, or the header, cannot set it. */
  readonly fewer: number | undefined;
  readonly more: number | undefined;
}

type Context = Pick<HeaderContext, 'adapters' | 't' | 'trolley' | 'withTimeout'>;

/** Reads the amounts of the trolley's last response. */
const createReader = ({ trolley, t }: Pick<Context, 'trolley' | 't'>) => ({
  /** False while a product may be in the trolley without the header knowing it. */
  isComplete: () => {
    const { status, trolley: loaded } = trolley.getState();
    return status.kind === 'none' || (status.kind === 'ready' && loaded !== undefined && !loaded.isPartial);
  },
  /** Hosts know products by the trolley's product ids, or by its line numbers. */
  find: (id: string) => {
    const item = trolley
      .getState()
      .trolley?.items.find(({ productId, lineNumber }) => productId === id || lineNumber === id);
    return item && { pieces: item.quantity.amount, weight: weightText(item.quantity, t) };
  },
});

/** Creates the store of the shopper's changes. A change that has finished ends with the next response of the trolley. */
const createChanges = (trolley: Context['trolley']) => {
  const changes = createStore<ReadonlyMap<string, Change>>()(() => new Map());
  trolley.subscribe((now, last) => {
    if (!now.trolley || now.trolley === last.trolley || changes.getState().size === 0) return;
    changes.setState(new Map([...changes.getState()].filter(([, { isWaiting }]) => isWaiting)), true);
  });
  return {
    changes,
    set: (id: string, change: Change | undefined) => {
      const next = new Map(changes.getState());
      if (change) next.set(id, change);
      else next.delete(id);
      changes.setState(next, true);
    },
  };
};

/**
 * Creates the amounts of suggested products. A press changes the shown amount at once, and the host is asked for one change
 * of a product at a time. When a change fails, or takes longer than 8 seconds, the trolley is read again [TROL-4] [ERR-6].
 */
export const createProductAmounts = (
  context: Context,
  onChanged: (product: Product, before: number, pieces: number) => void,
  onFailed: (text: string, product: Product) => void,
) => {
  const { adapters, trolley, withTimeout } = context;
  const reader = createReader(context);
  const { changes, set } = createChanges(trolley);
  const piecesOf = (id: string) => changes.getState().get(id)?.pieces ?? reader.find(id)?.pieces ?? 0;

  /** Asks the host for one change. Returns the number of pieces that it results in. */
  const send = async (id: string, from: number, to: number): Promise<number> => {
    const { add, setAmount } = adapters().products ?? {};
    // `add` loses nothing, whatever is in the trolley.
    const adds = add && to > from && (!setAmount || from === 0 || !reader.isComplete());
    await withTimeout(Promise.resolve(adds ? add(id) : setAmount?.(id, to)));
    return adds ? from + 1 : to;
  };

  const change = async (product: Product, pieces: number): Promise<void> => {
    const { id } = product;
    const isSending = changes.getState().get(id)?.isWaiting;
    const before = piecesOf(id);
    set(id, { pieces, isWaiting: true });
    // The change that is being sent is followed by this one.
    if (isSending) return;
    try {
      for (let sent = before; sent !== piecesOf(id);) sent = await send(id, sent, piecesOf(id));
      set(id, { pieces: piecesOf(id), isWaiting: false });
      onChanged(product, before, piecesOf(id));
    } catch {
      set(id, undefined);
      onFailed(before === 0 ? NOT_ADDED : NOT_CHANGED, product);
      await trolley.getState().refresh();
    }
  };

  return {
    change,
    amountOf(id: string): Amount {
      const { add, setAmount } = adapters().products ?? {};
      const pieces = piecesOf(id);
      const { weight } = reader.find(id) ?? {};
      const text = pieces > 0 ? (weight ?? String(pieces)) : '';
      const canSet = setAmount !== undefined && reader.isComplete();
      return {
        text,
        isWaiting: changes.getState().get(id)?.isWaiting ?? false,
        // The header does not know by how much a weight changes.
        fewer: canSet && pieces > 0 ? (weight ? 0 : pieces - 1) : undefined,
        more: (canSet || add) && !(weight && pieces > 0) ? pieces + 1 : undefined,
      };
    },
    /** Calls the listener when an amount changes. */
    onChange: (listener: () => void) => {
      changes.subscribe(listener);
      trolley.subscribe(listener);
    },
  };
};
