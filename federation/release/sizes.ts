import { assetName } from './deltas/dictionary';
import type { IntegrityList } from './integrity-list';

/** Growth in per cent above which a line is marked. */
const NOTABLE_GROWTH_PERCENT = 5;

/** A change of size in bytes as shoppers download them: of the brotli copy if there is one. */
interface SizeChange {
  /** Name of the chunk without its hash but with its extension: `search.js`. */
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

const sizesOf = ({ files }: IntegrityList): Map<string, number> => {
  const sizes = new Map<string, number>();
  for (const [file, { bytes }] of Object.entries(files)) {
    const name = assetName(file);
    if (name === undefined) continue;
    sizes.set(name, (sizes.get(name) ?? 0) + (files[`${file}.br`]?.bytes ?? bytes));
  }
  return sizes;
};

/** Shoppers do not download the renderer: its size is listed, but not part of the total. */
const RENDERER = 'server/server.js';

const rendererOf = (before: IntegrityList, after: IntegrityList): SizeChange[] => {
  const [old = 0, current = 0] = [before, after].map(({ files }) => files[RENDERER]?.bytes);
  return old === current ? [] : [{ name: RENDERER, before: old, after: current }];
};

/**
 * Returns the total, the changed sizes of chunks between two releases with the largest change first, and the
 * renderer's.
 */
export const compareSizes = (before: IntegrityList, after: IntegrityList): SizeChange[] => {
  const [old, current] = [sizesOf(before), sizesOf(after)];
  const names = [...new Set([...old.keys(), ...current.keys()])];
  const changes = names.map((name) => ({ name, before: old.get(name) ?? 0, after: current.get(name) ?? 0 }));
  const sum = (key: 'before' | 'after'): number => changes.reduce((all, change) => all + change[key], 0);
  const by = (change: SizeChange): number => Math.abs(change.after - change.before);
  return [
    { name: 'total', before: sum('before'), after: sum('after') },
    ...changes.filter((change) => by(change) > 0).sort((a, b) => by(b) - by(a)),
    ...rendererOf(before, after),
  ];
};

const growth = ({ before, after }: SizeChange): number =>
  before === 0 ? Infinity : ((after - before) / before) * 100;

/** Returns the comparison as lines; `!` marks growth of more than 5 %. */
export const sizeLines = (changes: readonly SizeChange[]): string[] =>
  changes.map((change) => {
    const { name, before, after } = change;
    const percent = growth(change);
    const message =
      before === 0 ? 'new' : after === 0 ? 'removed' : `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %`;
    const mark = percent > NOTABLE_GROWTH_PERCENT ? '!' : ' ';
    return `${mark} ${String(before).padStart(8)} ${String(after).padStart(8)} ${message.padStart(9)}  ${name}`;
  });
