import { useState } from 'react';
import type { Message } from '../../../kernel/translate';
import type { TrolleyItem } from '../model';
import { withKept, type Fix, type KeptItem, type KeptItems, type PreviewLine } from '../preview-lines';

/** A product of the trolley, or a substitute, and how much of it the trolley shall contain; 0 removes it. */
export type AmountChange = readonly [product: Pick<PreviewLine, 'id' | 'name'>, amount: number];

/**
 * Sets amounts one after the other, until one fails. Resolves to a text if one failed; never rejects.
 *
 * @param done announced when all are set
 */
export type SetAmounts = (changes: readonly AmountChange[], done?: Message) => Promise<string | undefined>;

/** The changes that the lines of the preview can make. */
export interface Changes {
  readonly change: SetAmounts;
  /** Removes an unavailable line, swaps it, or undoes that if `fix` is undefined. */
  readonly fix: (
    line: PreviewLine,
    fix: Fix | undefined,
    changes: readonly AmountChange[],
    done: Message,
  ) => Promise<void>;
}

/** Returns the changes of the preview, the text of the last one if that failed, and the items that they keep in their places. */
export const useChanges = (items: readonly TrolleyItem[] = [], setAmounts: SetAmounts | undefined) => {
  const [problem, setProblem] = useState<string>();
  const [kept, setKept] = useState<KeptItems>(new Map());
  const all = withKept(items, kept);
  const keep = (id: string, next: KeptItem | undefined) => {
    setKept((before) => {
      const after = new Map(before);
      if (next) after.set(id, next);
      else after.delete(id);
      return after;
    });
  };
  const createChanges = (set: SetAmounts): Changes => {
    const change: SetAmounts = async (...changes) => {
      setProblem(undefined);
      const text = await set(...changes);
      setProblem(text);
      return text;
    };
    return {
      change,
      async fix({ id }, fix, ...changes) {
        const index = all.findIndex(({ productId }) => productId === id);
        const item = all[index];
        if (!item) return;
        const before = kept.get(id);
        // The line, and the focus in it, stay while the trolley changes.
        keep(id, before ?? { item, index, fix: undefined });
        const text = await change(...changes);
        keep(id, text === undefined ? { item, index, fix } : before);
      },
    };
  };
  return { all, kept, problem, changes: setAmounts && createChanges(setAmounts) };
};
