import type { Locator } from '@playwright/test';

/** @returns the box of a visible element in the viewport, in CSS pixels */
export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
};
