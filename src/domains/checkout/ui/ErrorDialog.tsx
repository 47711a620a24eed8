import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import { Figures } from '../../../ui/Figures';
import { NavigateContext } from '../../../ui/Link';
import { useText } from '../../../ui/use-text';
import { useStore, type ReadableStore } from '../../../ui/use-store';
import { isBusy, isUnsettled, noteOf, type PlacingState } from '../placing/store';
import { MAY_BE_PLACED } from '../texts';
import type { Problem } from '../errors/problem';

type ShownAction = Problem['actions'][number];

interface ErrorDialogProps extends DialogContext {
  readonly problem: Problem;
  /** While an order is being placed, the dialog shows that it waits, and cannot be closed. It also shows a check [INST-4]. */
  readonly placing: ReadableStore<PlacingState>;
  /** What is known about the error, under its texts. */
  readonly details?: ReactNode;
  /** What has changed in the order. */
  readonly figures?: ReactNode;
  /** The number of customer services, as displayed. */
  readonly telephone: string;
  readonly onAction: (action: ShownAction) => void;
}

const dial = (telephone: string): string => `tel:${telephone.replace(/[^\d+]/g, '')}`;

interface ActionButtonProps extends Pick<ErrorDialogProps, 'telephone' | 'onAction'> {
  readonly action: ShownAction;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isWaiting: boolean;
}

const ActionButton = (props: ActionButtonProps) => {
  const { action, isFirst, isLast, isWaiting, telephone, onAction } = props;
  const t = useText();
  const { does, label } = action;
  const common = {
    kind: isLast ? ('primary' as const) : ('secondary' as const),
    // The first action changes the least, so it gets the focus.
    ...(isFirst && { 'data-autofocus': true }),
  };
  const act = () => {
    onAction(action);
    return true;
  };
  if (does === 'telephone') {
    return (
      <ButtonLink {...common} href={dial(telephone)}>
        {`${t(label)} ${telephone}`}
      </ButtonLink>
    );
  }
  if (does === 'go') {
    return (
      <NavigateContext value={act}>
        <ButtonLink {...common} href={action.to} isHeld={isWaiting}>
          {t(label)}
        </ButtonLink>
      </NavigateContext>
    );
  }
  const isProceed = does === 'proceed';
  return (
    <Button {...common} isHeld={isWaiting && !isProceed} isWaiting={isWaiting && isProceed} onClick={act}>
      {label}
    </Button>
  );
};

/** The dialog of any checkout error [ERR-3]. */
export const ErrorDialog = ({
  problem,
  placing,
  details,
  figures,
  telephone,
  onAction,
  ...dialog
}: ErrorDialogProps) => {
  const isWaiting = useStore(placing, isBusy);
  const mayBePlaced = useStore(placing, isUnsettled);
  const note = useStore(placing, noteOf);
  const t = useText();
  const { title, paragraphs, reason, slot, actions, isAlert } = problem;
  const close = () => {
    if (!isWaiting) dialog.onClose();
  };
  return (
    <Dialog
      {...dialog}
      title={title}
      isAlert={isAlert}
      isShort
      onClose={close}
      actions={actions.map((action, index) => (
        <ActionButton
          key={action.label}
          action={action}
          isFirst={index === 0}
          isLast={index === actions.length - 1}
          isWaiting={isWaiting}
          telephone={telephone}
          onAction={onAction}
        />
      ))}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
      {mayBePlaced && <p>{t(MAY_BE_PLACED)}</p>}
      {reason && <p>{`${t(reason.title)}. ${t(reason.text)}`}</p>}
      {details}
      {slot && <Figures figures={[slot]} />}
      {figures}
      {note && <p>{t(note)}</p>}
    </Dialog>
  );
};
