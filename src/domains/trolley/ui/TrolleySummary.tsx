import { useState, type CSSProperties, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { firstRoutes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { useStore } from '../../../ui/use-store';
import type { TrolleyLabel } from '../model';
import type { TrolleyStatus, TrolleyStore } from '../store';
import { useText } from '../../../ui/use-text';
import { TROLLEY } from '../texts';
import * as styles from './TrolleySummary.module.css';

interface TrolleySummaryProps {
  readonly store: TrolleyStore | undefined;
  /** The status before the store has loaded. */
  readonly before: TrolleyStatus;
  /** Shown until the trolley has loaded. */
  readonly preloaded?: TrolleyLabel | undefined;
  /** Whether what is preloaded is what the service has just sent: nothing shows that it loads. */
  readonly isCurrent?: boolean | undefined;
  /** Opens a dialog instead of following the link. Resolves when the dialog is open. */
  readonly onPress?: ((event: MouseEvent<HTMLElement>) => Promise<void>) | false | undefined;
  /** The part of an unmet minimum spend that is reached, from 0 to 1. */
  readonly reached?: number | undefined;
  /** Handlers of the link and of what is rendered next to it. */
  readonly handlers?: HTMLAttributes<HTMLElement> | undefined;
  readonly children?: ReactNode;
}

const progress = (reached: number) => ({ '--sh-reached': `${String(100 * reached)}%` }) as CSSProperties;

/** A price, which no translator of the browser changes, or 'Trolley'; a placeholder while it is undefined. */
const Cost = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? (
    <span className={styles.skeleton} />
  ) : (
    // An element of its own: the placeholder's would move, which counts as a layout shift.
    <span key="text" translate={/\d/.test(text) ? 'no' : undefined}>
      {text}
    </span>
  );

/** Count and estimated cost; 'Trolley' instead of an unknown price [TROL-2] [TROL-3]. */
export const TrolleySummary = ({
  store,
  before,
  preloaded,
  isCurrent,
  onPress,
  reached,
  handlers,
  children,
}: TrolleySummaryProps) => {
  const status = useStore(store, (state) => state.status, before);
  const isPending = status.kind === 'pending';
  const isUpdating = useStore(store, (state) => state.isUpdating, false);
  const [isOpening, setOpening] = useState(false);
  const label = status.kind === 'ready' ? status.label : isPending ? preloaded : undefined;
  const t = useText();
  return (
    <div className={styles.summary} {...handlers}>
      <Link
        data-trolley
        // The preview may have set `aria-expanded` before React hydrates the link.
        suppressHydrationWarning
        href={firstRoutes.trolley}
        className={styles.link}
        aria-label={label?.name ?? t(TROLLEY)}
        aria-busy={isUpdating || (isPending && !isCurrent) || isOpening}
        {...(onPress && {
          'aria-haspopup': 'dialog',
          onClick: (event) => {
            setOpening(true);
            void onPress(event).then(() => {
              setOpening(false);
            });
          },
        })}
      >
        <span className={styles.cost}>
          <Cost text={label?.cost ?? (isPending ? undefined : t(TROLLEY))} />
          {reached !== undefined && (
            <span className={styles.progress} style={progress(reached)} suppressHydrationWarning />
          )}
        </span>{' '}
        <span className={styles.icon}>
          <Icon name="trolley" size={26} />
          {label?.count && (
            <span
              key={label.additions}
              className={styles.count}
              data-problem={label.problem}
              data-added={!!label.additions}
              translate="no"
              aria-hidden
            >
              {label.count}
            </span>
          )}
        </span>
      </Link>
      {children}
    </div>
  );
};
