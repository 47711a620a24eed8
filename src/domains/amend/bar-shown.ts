/**
 * Whether the amend bar is shown [AMND-1].
 *
 * @param situation a field is undefined while its request is pending
 * @returns undefined while the fields do not decide it; the caller then keeps the bar as it is
 */
export const isBarShown = (situation: {
  readonly isFeatureOn: boolean;
  readonly isAmending: boolean | undefined;
  readonly hasSlot: boolean | undefined;
}): boolean | undefined => {
  const { isFeatureOn, isAmending, hasSlot } = situation;
  if (!isFeatureOn || isAmending === false || hasSlot === false) return false;
  return isAmending && hasSlot ? true : undefined;
};
