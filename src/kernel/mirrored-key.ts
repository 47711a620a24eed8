/**
 * Swaps the keys ArrowLeft and ArrowRight in a header from right to left.
 *
 * @param target where the key was pressed
 */
export const mirroredKey = <Key extends string>(key: Key, target: EventTarget | null | undefined): Key => {
  const element = Object(target) as Partial<Pick<Element, 'matches'>>;
  return element.matches?.('header[dir=rtl] *')
    ? (key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left')) as Key)
    : key;
};
