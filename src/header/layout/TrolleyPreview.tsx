import type { ReactNode } from 'react';
import type { TrolleyPreviewEntry } from '../../features/trolley/trolley-preview';
import { useLazy } from '../../ui/use-lazy';

interface TrolleyPreviewProps extends Pick<TrolleyPreviewEntry, 'load'> {
  /** The Checkout control. */
  readonly children: ReactNode;
}

/** The open preview under the trolley's link, once its code has loaded. Without it, the link works as always. */
export const TrolleyPreview = ({ load, children }: TrolleyPreviewProps) => useLazy(load, true)?.(children);
