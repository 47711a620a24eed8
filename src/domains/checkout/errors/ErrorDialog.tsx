import type { StoreApi } from 'zustand/vanilla';
import { Button, ButtonLink } from '../../../ui/Button';
import { Dialog, type DialogSurroundings } from '../../../ui/Dialog';
import { NavigateContext } from '../../../ui/Link';
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
    const { does, label } = action;
    const common = {
      kind: index === actions.length - 1 ? ('primary' as const) : ('secondary' as const),
      // The first is the one that changes least.
      ...(index === 0 && { 'data-autofocus': true }),
    };
    const act = () => {
      onAction(action);
      return true;
    };
    if (does === 'telephone') {
      return (
        <ButtonLink {...common} key={label} href={dial(telephone)}>
          {label} {telephone}
        </ButtonLink>
      );
    }
    if (does === 'go') {
      return (
        <NavigateContext key={label} value={act}>
          <ButtonLink {...common} href={action.to} isHeld={isWaiting}>
            {label}
          </ButtonLink>
        </NavigateContext>
      );
    }
    const isProceed = does === 'proceed';
    return (
      <Button
        {...common}
        key={label}
        isHeld={isWaiting && !isProceed}
        isWaiting={isWaiting && isProceed}
        onClick={act}
      >
        {label}
      </Button>
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
