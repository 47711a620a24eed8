import {
  CHANGES_NOT_PLACED,
  CHOOSE_NEW,
  PROCEED_OR_CHOOSE,
  SLOT_CANCELLED,
  YOUR_PREVIOUS_SLOT,
  YOUR_SLOT,
} from '../texts';
import { routes } from '../../../kernel/routes';
import { NEW_SLOT_UNAVAILABLE } from '../placing/store';
import { DEFAULT_ENTRY, entryOf, type Action, type CatalogueEntry } from './catalogue';

export interface SlotText {
  /** 'Monday 5 May' */
  readonly longDay: string;
  /** '2pm - 3pm' */
  readonly time: string;
  /** ISO instant of the start */
  readonly start: string;
}

/** The slots at the time of the error. */
export interface SlotFacts {
  readonly current?: SlotText | undefined;
  readonly previous?: SlotText | undefined;
  /** The booking page of the booked slot's type. */
  readonly changeHref?: string | undefined;
}

type ShownAction = Exclude<Action, { readonly does: 'choose-slot' }>;

/** An error with everything that its dialog renders. The dialog translates the texts. */
export interface Problem {
  readonly code: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Why the order was not placed. */
  readonly reason?: { readonly title: string; readonly text: string };
  readonly slot?: { readonly name: string; readonly value: string };
  readonly actions: readonly ShownAction[];
  readonly severity: CatalogueEntry['severity'];
  readonly isAlert: boolean;
  readonly readsTrolley: boolean;
  readonly readsSlot: boolean;
}

const SLOT_NAMES = { previous: YOUR_PREVIOUS_SLOT, current: YOUR_SLOT } as const;

const toShownAction =
  ({ changeHref = routes.serviceSelection }: SlotFacts) =>
  (action: Action): ShownAction =>
    action.does === 'choose-slot' ? { does: 'go', label: action.label, to: changeHref } : action;

const flagsOf = ({ isAlert, readsTrolley, readsSlot }: CatalogueEntry) => ({
  isAlert: isAlert === true,
  readsTrolley: readsTrolley === true,
  readsSlot: readsSlot === true,
});

const slotOf = (which: 'previous' | 'current' | undefined, facts: SlotFacts) => {
  const slot = which && facts[which];
  return slot ? { slot: { name: SLOT_NAMES[which], value: `${slot.longDay}, ${slot.time}` } } : {};
};

/**
 * Returns what the dialog of a code shows. 'Proceed with previous slot' needs a previous slot [ERR-4].
 *
 * @param code a code of the shop or of the header
 */
export const problemOf = (code: string, facts: SlotFacts): Problem => {
  const entry = entryOf(code);
  const canProceed = code === NEW_SLOT_UNAVAILABLE && facts.previous !== undefined;
  const offer = canProceed ? PROCEED_OR_CHOOSE : CHOOSE_NEW;
  return {
    code,
    title: entry.title,
    paragraphs: [entry.text, ...(code === NEW_SLOT_UNAVAILABLE ? [offer] : [])],
    actions: entry.actions.filter(({ does }) => does !== 'proceed' || canProceed).map(toShownAction(facts)),
    severity: entry.severity,
    ...flagsOf(entry),
    ...slotOf(entry.slot, facts),
  };
};

/** Returns what to show when the new slot was cancelled but the order not placed, for the reason in `code` [ERR-4]. */
export const notPlacedProblem = (code: string, facts: SlotFacts): Problem => {
  const entry = entryOf(code);
  return {
    code,
    title: CHANGES_NOT_PLACED,
    paragraphs: [SLOT_CANCELLED],
    ...(entry !== DEFAULT_ENTRY && { reason: { title: entry.title, text: entry.text } }),
    actions: entry.actions.filter(({ does }) => does !== 'proceed').map(toShownAction(facts)),
    severity: 'error',
    ...flagsOf(entry),
    ...slotOf('current', facts),
  };
};
