import { LAST_KNOWN_KEY, type HeaderSummary } from '../../federation/contract';
import { parseJson } from '../kernel/parse-json';
import type { Translate } from '../kernel/translate';
import type { HostPage } from '../platform/browser';
import { readPreloaded } from './preloaded';

interface StoredOrder {
  readonly customerId: string;
  readonly t: Translate;
  readonly summary: HeaderSummary;
  /** Whether the first frame of the next page can show the order. */
  readonly isCalm: boolean;
}

/** Another version of the header may have stored it in another format. */
const readStored = (page: Pick<HostPage, 'recall'>) =>
  Object(parseJson(page.recall(LAST_KNOWN_KEY))) as Readonly<
    Partial<Record<'customerId' | 'lang' | 'isCalm', unknown>>
  >;

/** Stores the texts of trolley and slot for the next page of the visit. */
export const storeLastKnown = (
  page: Pick<HostPage, 'remember'>,
  { customerId, t, summary: { trolley, slot }, isCalm }: StoredOrder,
): void =>
  page.remember(
    LAST_KNOWN_KEY,
    JSON.stringify({ customerId, lang: t.language?.lang, summary: { trolley, slot }, isCalm }),
  );

/** Returns the texts that the page before has stored for this customer in this language. */
export const readLastKnown = (
  page: Pick<HostPage, 'recall'>,
  customerId: string,
  t: Translate,
): HeaderSummary | undefined => {
  const stored = readStored(page);
  return stored.customerId === customerId && stored.lang === t.language?.lang
    ? readPreloaded(stored).summary
    : undefined;
};

/** Whether the order on the page before was one that a first frame cannot show. */
export const wasRestless = (page: Pick<HostPage, 'recall'>): boolean => readStored(page).isCalm === false;
