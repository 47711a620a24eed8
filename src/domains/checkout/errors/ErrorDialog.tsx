import type { StoreApi } from 'zustand/vanilla';
import { Dialog, type DialogSurroundings } from '../../../ui/Dialog';
import { Link, NavigateContext } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import { useStateOf } from '../../../ui/use-state-of';
import { isBusy, type PlacingState } from '../placing/state';
import * as styles from './ErrorDialog.module.css';
import type { Problem } from './problem';

type ShownAction = Problem['actions'][number];

interface ErrorDialogProps extends DialogSurroundings {
  readonly problem: Problem;
  /** While an order is on its way the dialog waits, and nothing closes it. */
  readonly placing: Pick<StoreApi<PlacingState>, 'getState' | 'subscribe'>;
  /** As shoppers dial it. */
  readonly telephone: string;
  readonly onAction: (action: ShownAction) => void;
}

const dial = (telephone: string): string => `tel:${telephone.replace(/[^\d+]/g, '')}`;

/** Any error of checkout, as its problem tells it [ERR-3]. */
export const ErrorDialog = ({ problem, placing, telephone, onAction, ...surroundings }: ErrorDialogProps) => {
  const isWaiting = useStateOf(placing, isBusy, false);
  const { title, paragraphs, slot, actions, isAlert } = problem;
  const close = () => {
    if (!isWaiting) surroundings.onClose();
  };
  const control = (action: ShownAction, index: number) => {
    const common = {
      className: index === actions.length - 1 ? styles.primary : styles.secondary,
      // The first is the one that changes least.
      ...(index === 0 && { 'data-autofocus': true }),
    };
    if (action.does === 'telephone') {
      return (
        <a {...common} key={action.label} href={dial(telephone)}>
          {action.label} {telephone}
        </a>
      );
    }
    if (action.does === 'go' && !isWaiting) {
      const go = () => {
        onAction(action);
        return true;
      };
      return (
        <NavigateContext key={action.label} value={go}>
          <Link {...common} href={action.to}>
            {action.label}
          </Link>
        </NavigateContext>
      );
    }
    return (
      <button
        {...common}
        key={action.label}
        type="button"
        disabled={isWaiting}
        onClick={() => {
          onAction(action);
        }}
      >
        {isWaiting && action.does === 'proceed' && <Spinner />}
        {action.label}
      </button>
    );
  };
  return (
    <Dialog
      {...surroundings}
      title={title}
      isAlert={isAlert}
      isShort
      onClose={close}
      actions={actions.map(control)}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
      {slot && (
        <p className={styles.slot}>
          <span className={styles.caption}>{slot.caption}</span>
          <time dateTime={slot.start} className={styles.when}>
            {slot.longDay}, {slot.time}
          </time>
        </p>
      )}
    </Dialog>
  );
};
