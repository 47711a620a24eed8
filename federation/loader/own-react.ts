import { useState } from 'react';

/**
 * Returns whether a header cannot be rendered by the React of this bundle: the page's header uses the React of the host
 * that loaded it first. Older releases do not name theirs.
 */
export const hasOtherReact = (Header: unknown): boolean =>
  ((Header as { readonly useState?: unknown }).useState ?? useState) !== useState;
