import {
  CHANGES_NOT_CHARGED,
  CHANGES_NOT_PLACED,
  CHOOSE_NEW,
  PROCEED_OR_CHOOSE,
  SLOT_CANCELLED,
  YOUR_PREVIOUS_SLOT,
  YOUR_SLOT,
} from '../texts';
import { routes } from '../../../kernel/routes';
import { NEW_SLOT_UNAVAILABLE, NOT_PLACED } from '../placing/store';
import { DEFAULT_ENTRY, entryOf, type Action, type CatalogueEntry } from './catalogue';

export interface SlotText {
  /** 'Monday 5 May' */
  readonly longDay: string;
  /** '2pm - 3pm' */
  readonly time: string;
  /** ISO instant of the start */
  readonly start: string;
}

/** What is known at the time of the error. */
export interface ErrorFacts {
  readonly current?: SlotText | undefined;
  readonly previous?: SlotText | undefined;
  /** The booking page of the booked slot's type. */
  readonly changeHref?: string | undefined;
  /** An order read has proved that the changes cost nothing. */
  readonly isUncharged?: true | undefined;
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
  ({ changeHref = routes.serviceSelection }: ErrorFacts) =>
  (action: Action): ShownAction =>
    action.does === 'choose-slot' ? { does: 'go', label: action.label, to: changeHref } : action;

const flagsOf = ({ isAlert, readsTrolley, readsSlot }: CatalogueEntry) => ({
  isAlert: isAlert === true,
  readsTrolley: readsTrolley === true,
  readsSlot: readsSlot === true,
});

const slotOf = (which: 'previous' | 'current' | undefined, facts: ErrorFacts) => {
  const slot = which && facts[which];
  return slot ? { slot: { name: SLOT_NAMES[which], value: `${slot.longDay}, ${slot.time}` } } : {};
};

/** The sentence about money, for errors that name no other cause. */
const moneyOf = (code: string, { isUncharged }: ErrorFacts) =>
  isUncharged && (code === NOT_PLACED || entryOf(code) === DEFAULT_ENTRY) ? [CHANGES_NOT_CHARGED] : [];

/**
 * Returns what the dialog of a code shows. 'Proceed with previous slot' needs a previous slot [ERR-4].
 *
 * @param code a code of the shop or of the header
 */
export const problemOf = (code: string, facts: ErrorFacts): Problem => {
  const entry = entryOf(code);
  const canProceed = code === NEW_SLOT_UNAVAILABLE && facts.previous !== undefined;
  const offer = canProceed ? PROCEED_OR_CHOOSE : CHOOSE_NEW;
  return {
    code,
    title: entry.title,
    paragraphs: [entry.text, ...(code === NEW_SLOT_UNAVAILABLE ? [offer] : []), ...moneyOf(code, facts)],
    actions: entry.actions.filter(({ does }) => does !== 'proceed' || canProceed).map(toShownAction(facts)),
    severity: entry.severity,
    ...flagsOf(entry),
    ...slotOf(entry.slot, facts),
  };
};

/** Returns what to show when the new slot was cancelled but the order not placed, for the reason in `code` [ERR-4]. */
export const notPlacedProblem = (code: string, facts: ErrorFacts): Problem => {
  const entry = entryOf(code);
  return {
    code,
    title: CHANGES_NOT_PLACED,
    paragraphs: [SLOT_CANCELLED, ...moneyOf(code, facts)],
    ...(entry !== DEFAULT_ENTRY && { reason: { title: entry.title, text: entry.text } }),
    actions: entry.actions.filter(({ does }) => does !== 'proceed').map(toShownAction(facts)),
    severity: 'error',
    ...flagsOf(entry),
    ...slotOf('current', facts),
  };
};
