import { useRef, type ReactNode } from 'react';
import { routes } from '../../../kernel/routes';
import { ButtonLink } from '../../../ui/Button';
import { useDismiss } from '../../../ui/use-dismiss';
import { TrolleyPreview, type TrolleyPreviewProps } from './TrolleyPreview';
import * as styles from './TrolleyPopover.module.css';
import { VIEW_TROLLEY, YOUR_TROLLEY } from '../texts';
import { useText } from '../../../ui/use-text';

interface TrolleyPopoverProps extends TrolleyPreviewProps {
  /** Closes the popover. @param returnsFocus whether the focus goes to the trolley's link */
  readonly onClose: (returnsFocus: boolean) => void;
  readonly children: ReactNode;
}

/** The preview under the trolley's link, with Checkout. */
export const TrolleyPopover = ({ onClose, ...preview }: TrolleyPopoverProps) => {
  const t = useText();
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
      tabIndex={-1}
      role="group"
      aria-label={t(YOUR_TROLLEY)}
    >
      <TrolleyPreview {...preview} />
      <ButtonLink kind="secondary" href={routes.trolley}>
        {t(VIEW_TROLLEY)}
      </ButtonLink>
    </div>
  );
};
