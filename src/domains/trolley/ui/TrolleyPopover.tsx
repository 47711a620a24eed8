import { useRef, type ReactNode } from 'react';
import { useDismiss } from '../../../ui/use-dismiss';
import { TrolleyPreview, type TrolleyPreviewProps } from './TrolleyPreview';
import * as styles from './TrolleyPopover.module.css';

interface TrolleyPopoverProps extends TrolleyPreviewProps {
  /** Closes the popover. @param returnsFocus whether the focus goes to the trolley's link */
  readonly onClose: (returnsFocus: boolean) => void;
  readonly children: ReactNode;
}

/** The preview under the trolley's link, with Checkout. */
export const TrolleyPopover = ({ onClose, ...preview }: TrolleyPopoverProps) => {
  /** The link and the popover. */
  const region = useRef<HTMLElement>(null);
  useDismiss(region, true, (reason) => {
    onClose(reason === 'escape');
  });
  return (
    <div
      ref={(element) => {
        region.current = element?.parentElement ?? null;
      }}
      className={styles.popover}
      role="group"
      aria-label="Your trolley"
    >
      <TrolleyPreview {...preview} />
    </div>
  );
};
