/**
 * Whether the amend bar shows [AMND-1]; undefined while that can't be told, so that what stands may stay.
 *
 * @param situation undefined for what is still being read
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
