import type { HeaderProps, HeaderSummary, Role, TrolleyTotalsMessage } from '../../contract';
import { createElement } from '../fallback';

/** What the fake header displays of a session. */
export interface FakeSession {
  readonly role: Role;
  /** Undefined parts are not displayed. */
  readonly summary: HeaderSummary;
}

const CUSTOMER: HeaderSummary = {
  trolley: { count: '12', cost: '£43.10', name: 'Trolley, 12 items, £43.10' },
  slot: {
    name: 'Delivery',
    changeHref: '/ecom/bookslot/delivery',
    day: 'Mon 05 May',
    time: '2pm - 3pm',
    start: '2025-05-05T13:00:00Z',
  },
};

/** The sessions of the fake header: a visitor, and a customer and an operator with trolley and slot. */
export const FAKE_SESSIONS: Readonly<Record<Role, FakeSession>> = {
  visitor: { role: 'visitor', summary: {} },
  customer: { role: 'customer', summary: CUSTOMER },
  operator: { role: 'operator', summary: CUSTOMER },
};

const SEARCH_PATH = '/ecom/shop/search';

const accountNodes = ({ role }: FakeSession, { config }: HeaderProps): Node[] => {
  if (role === 'visitor') return [createElement('a', { href: '/ecom/login' }, 'Sign in')];
  const account = createElement('button', { type: 'button' }, 'My account');
  if (role === 'customer') return [account];
  return [account, createElement('a', { href: config.adminAppUrl }, 'Return to admin')];
};

/** Returns the controls that depend on the session, with the roles and names of the real header. */
const sessionNodes = (session: FakeSession, props: HeaderProps): Node[] => {
  const { trolley, slot } = session.summary;
  const name = trolley?.name ?? 'Trolley';
  const nodes = accountNodes(session, props);
  if (slot) {
    const label = `${slot.name}: ${slot.day}, ${slot.time}. Slot details`;
    nodes.push(createElement('button', { type: 'button', 'aria-label': label }, `${slot.day} ${slot.time}`));
  }
  nodes.push(
    createElement('a', { href: '/ecom/shop/trolley', 'aria-label': name }, trolley?.cost ?? 'Trolley'),
  );
  return nodes;
};

/** Returns the session with the totals that a page has announced. */
export const withTotals = (session: FakeSession, totals: TrolleyTotalsMessage): FakeSession => {
  const { hardConflicts, softConflicts, noConflicts } = totals.trolleyItemCounts;
  const count = String(hardConflicts + softConflicts + noConflicts);
  const cost = `£${totals.totalEstimatedCost.amount.toFixed(2)}`;
  const name = `Trolley, ${count} ${count === '1' ? 'item' : 'items'}, ${cost}`;
  return { ...session, summary: { ...session.summary, trolley: { count, cost, name } } };
};

/** Returns the path of a plain click on a link of the page's own origin. */
const clickedPath = (event: MouseEvent): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
};

export interface FakeView {
  readonly node: HTMLElement;
  /** Displays a session, with the given props. The search field and its text stay. */
  readonly show: (session: FakeSession, props: HeaderProps) => void;
}

/**
 * Creates the elements of the fake header: a banner with the brand, a search field, and the controls of a session. The
 * navigation adapter receives links and searches, as in the real header.
 *
 * @param onSearch called with each submitted term
 */
export const createFakeView = (onSearch: (searchTerm: string) => void): FakeView => {
  let latest: HeaderProps | undefined;
  const brand = createElement('a', { href: '/ecom/shop/browse/groceries' });
  const field = createElement('input', {
    ...{ type: 'search', role: 'combobox', name: 'searchTerm', autocomplete: 'off' },
    ...{ 'aria-label': 'Search', 'aria-expanded': 'false', 'aria-controls': 'fake-header-suggestions' },
  });
  const submit = createElement('button', { type: 'submit' }, 'Search');
  const form = createElement('form', { action: SEARCH_PATH, role: 'search' }, field, submit);
  const controls = createElement('div', {});
  const node = createElement('header', { 'data-fake-header': '', lang: 'en-GB' }, brand, form, controls);

  form.addEventListener('submit', (event) => {
    onSearch(field.value);
    if (!latest?.navigation) return;
    event.preventDefault();
    latest.navigation.navigate(
      `${SEARCH_PATH}?${new URLSearchParams({ searchTerm: field.value }).toString()}`,
    );
  });
  node.addEventListener('click', (event) => {
    const path = clickedPath(event);
    if (path === undefined || !latest?.navigation) return;
    event.preventDefault();
    latest.navigation.navigate(path);
  });
  return {
    node,
    show: (session, props) => {
      latest = props;
      const { name } = props.config.brand;
      brand.textContent = name;
      brand.setAttribute('aria-label', `${name} home`);
      controls.replaceChildren(...sessionNodes(session, props));
    },
  };
};
