/** The ids of a tree's components, as React's own `useId` gives them, in which hydration must find them. */
import { version } from 'react';

/** Where a component is in the tree, as React counts it. */
export interface TreePosition {
  readonly bits: number;
  readonly length: number;
  /** The digits of the levels above, of base 32. */
  readonly above: string;
}

/** The bits that React puts into one number. */
const MAX_BITS = 30;
const BITS_OF_A_DIGIT = 5;

export const ROOT: TreePosition = { bits: 0, length: 0, above: '' };

/** Returns the position of one of several children. */
export const childOf = (position: TreePosition, children: number, index: number): TreePosition => {
  let { bits, length, above } = position;
  const added = 32 - Math.clz32(children);
  if (length + added > MAX_BITS) {
    const moved = length - (length % BITS_OF_A_DIGIT);
    above = (bits & ((1 << moved) - 1)).toString(32) + above;
    bits >>= moved;
    length -= moved;
  }
  return { bits: bits | ((index + 1) << length), length: length + added, above };
};

/** What is before and after the digits; React has changed it twice. */
const [START, END] = ((): readonly [string, string] => {
  if (version.startsWith('19.0.')) return [':sh-R', ':'];
  return version.startsWith('19.1.') ? ['«sh-R', '»'] : ['_sh-R_', '_'];
})();

/**
 * Returns the id that React gives to a component of a hydrated tree, with the header's prefix.
 *
 * @param count how many ids the component has so far
 */
export const treeId = ({ bits, above }: TreePosition, count: number): string =>
  `${START}${bits.toString(32)}${above}${count > 0 ? `H${count.toString(32)}` : ''}${END}`;
