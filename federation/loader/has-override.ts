import { HEADER_OVERRIDE_KEY } from '../contract/storage';
import type { LoaderOptions } from './options';

/** Parameter of the page's address with which a developer selects the header of this tab. */
export const OVERRIDE_PARAMETER = 'header';

/**
 * Returns whether a developer has selected a header in the address or on an earlier page of this tab. False on every
 * origin that the host does not list in `overrideOrigins`. Everything else about overrides is loaded only if this is
 * true.
 */
export const hasOverride = ({ overrideOrigins }: LoaderOptions): boolean => {
  if (!overrideOrigins?.includes(location.origin)) return false;
  try {
    const isInAddress = new URLSearchParams(location.search).has(OVERRIDE_PARAMETER);
    return isInAddress || sessionStorage.getItem(HEADER_OVERRIDE_KEY) !== null;
  } catch {
    return false;
  }
};
