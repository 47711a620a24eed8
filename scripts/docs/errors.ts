import {
  CATALOGUE,
  DEFAULT_ENTRY,
  type Action,
  type CatalogueEntry,
} from '../../src/domains/checkout/errors/catalogue';
import { markdownTable } from '../../tests/support/markdown-table';

const destination = (action: Action): string => {
  switch (action.does) {
    case 'go':
      return `${action.clearsSlot ? 'removes slot and branch, ' : ''}\`${action.to}\``;
    case 'choose-slot':
      return "the slot type's booking page";
    case 'proceed':
      return 'cancels the new slot, then places the order';
    case 'telephone':
      return 'the configured number';
    case 'reload':
      return 'reloads';
    case 'close':
      return 'closes';
  }
};

const row = ([code, entry]: readonly [string, CatalogueEntry]): readonly string[] => {
  const actions = entry.actions.map((action) => `${action.label}: ${destination(action)}`);
  const notes = [
    entry.severity,
    ...(entry.readsTrolley ? ['requests the trolley again'] : []),
    ...(entry.readsSlot ? ['requests the slot again'] : []),
    ...(entry.slot ? [`shows the ${entry.slot} slot`] : []),
    ...(entry.isAlert ? ['cannot be closed'] : []),
  ];
  return [code.replace('ORDER_ORCHESTRATION_', '…'), entry.title, actions.join('<br>'), notes.join(', ')];
};

/** The catalogue as a table in Markdown. */
export const errorTable = (): string =>
  markdownTable(
    ['code', 'title', 'buttons', 'severity and effects'],
    [...Object.entries(CATALOGUE), ['any other', DEFAULT_ENTRY] as const].map(row),
  );
