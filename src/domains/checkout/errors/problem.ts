import { routes } from '../../../kernel/routes';
import { NEW_SLOT_UNAVAILABLE } from '../placing/state';
import { DEFAULT_ENTRY, entryOf, type Action, type CatalogueEntry } from './catalogue';

/** A slot as shoppers read it. */
export interface ToldSlot {
  /** 'Monday 5 May' */
  readonly longDay: string;
  /** '2pm - 3pm' */
  readonly time: string;
  /** ISO instant of the start */
  readonly start: string;
}

/** What the header knows of the slots when something goes wrong. */
export interface SlotFacts {
  readonly current?: ToldSlot | undefined;
  readonly previous?: ToldSlot | undefined;
  /** Where the slot that is booked can be changed. */
  readonly changeHref?: string | undefined;
}

type ShownAction = Exclude<Action, { readonly does: 'choose-slot' }>;

/** An error with everything that its dialog shows. */
export interface Problem {
  readonly code: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly slot?: ToldSlot & { readonly caption: string };
  readonly actions: readonly ShownAction[];
  readonly severity: CatalogueEntry['severity'];
  readonly isAlert: boolean;
  readonly readsTrolley: boolean;
}

const CAPTIONS = { previous: 'Your previous slot', current: 'Your slot' } as const;

const shown =
  ({ changeHref = routes.serviceSelection }: SlotFacts) =>
  (action: Action): ShownAction =>
    action.does === 'choose-slot' ? { does: 'go', label: action.label, to: changeHref } : action;

const traits = ({ isAlert, readsTrolley }: CatalogueEntry) => ({
  isAlert: isAlert === true,
  readsTrolley: readsTrolley === true,
});

const slotOf = (which: 'previous' | 'current' | undefined, facts: SlotFacts) => {
  const slot = which && facts[which];
  return slot ? { slot: { ...slot, caption: CAPTIONS[which] } } : {};
};

/**
 * What to show for a code. Without a previous slot there is none to proceed with [ERR-4].
 *
 * @param code of the shop, or one of the catalogue's own
 */
export const problemOf = (code: string, facts: SlotFacts): Problem => {
  const entry = entryOf(code);
  const canProceed = code === NEW_SLOT_UNAVAILABLE && facts.previous !== undefined;
  const offer = canProceed
    ? 'You can proceed with your previous slot, or choose a new one.'
    : 'Please choose a new one.';
  return {
    code,
    title: entry.title,
    paragraphs: code === NEW_SLOT_UNAVAILABLE ? [entry.text, offer] : [entry.text],
    actions: entry.actions.filter(({ does }) => does !== 'proceed' || canProceed).map(shown(facts)),
    severity: entry.severity,
    ...traits(entry),
    ...slotOf(entry.slot, facts),
  };
};

/** What to show when the new slot is gone and the order wasn't placed either; the code says why [ERR-4]. */
export const notPlacedProblem = (code: string, facts: SlotFacts): Problem => {
  const entry = entryOf(code);
  return {
    code,
    title: "Your changes haven't been placed",
    paragraphs: [
      'Your new slot has been cancelled, and your changes are still in your trolley.',
      ...(entry === DEFAULT_ENTRY ? [] : [`${entry.title}. ${entry.text}`]),
    ],
    actions: entry.actions.filter(({ does }) => does !== 'proceed').map(shown(facts)),
    severity: 'error',
    ...traits(entry),
    ...slotOf('current', facts),
  };
};
