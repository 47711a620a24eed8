import { useStore } from 'zustand';
import { AccountLinks } from '../../domains/account';
import { pristine, SearchForm, SearchOpener } from '../../domains/search';
import { TrolleySummary } from '../../domains/trolley';
import { routes } from '../../kernel/routes';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Region } from '../../ui/Region';
import type { HeaderObject } from '../create-header';
import { Checkout } from './Checkout';
import { LINK_ORDER } from './link-order';
import * as styles from './MainBar.module.css';
import { MultiSearch } from './MultiSearch';
import { OperatorReturn } from './OperatorReturn';
import { Slot } from './Slot';
import { useEngine, useStatusBefore } from './use-engine';
import type { HeaderLinks } from './use-header-links';

interface MainBarProps {
  readonly header: HeaderObject;
  readonly brand: string;
  readonly links: HeaderLinks;
  readonly hasMultiSearch: boolean;
}

const Search = ({ header, hasMultiSearch }: Pick<MainBarProps, 'header' | 'hasMultiSearch'>) => {
  const { page } = header;
  const isOpen = useStore(page, ({ openPanel }) => openPanel === 'search');
  const hasShortPlaceholder = useStore(page, ({ width }) => width >= 768 && width < 1200);
  const isInteractive = useStore(page, ({ isClientPageLoaded }) => isClientPageLoaded);
  const { open } = page.getState();
  const load = useEngine(header)?.loadSearch;
  return (
    <SearchOpener
      isOpen={isOpen}
      onOpen={() => {
        open('search');
      }}
      onCancel={() => {
        open('none');
        header.draft.setState(pristine(''));
      }}
      more={hasMultiSearch && <MultiSearch header={header} />}
    >
      <SearchForm
        draft={header.draft}
        load={load}
        hasShortPlaceholder={hasShortPlaceholder}
        isInteractive={isInteractive}
      />
    </SearchOpener>
  );
};

const Account = ({ header, links }: Pick<MainBarProps, 'header' | 'links'>) => {
  const isOpen = useStore(header.page, ({ openPanel }) => openPanel === 'account');
  const engine = useEngine(header);
  return (
    <AccountLinks
      badge={engine?.accountBadge}
      identity={links.identity}
      visitorLinks={links.inOrder(LINK_ORDER.visitor)}
      accountLinks={links.inOrder(LINK_ORDER.accountMenu)}
      isMenuOpen={isOpen}
      onToggleMenu={(isWanted) => {
        header.page.getState().open(isWanted ? 'account' : 'none');
      }}
    >
      <OperatorReturn header={header} />
    </AccountLinks>
  );
};

const MenuButton = ({ page }: Pick<HeaderObject, 'page'>) => {
  const isOpen = useStore(page, ({ openPanel }) => openPanel === 'menu');
  return (
    <button
      type="button"
      className={styles.menu}
      aria-label="Menu"
      aria-expanded={isOpen}
      onClick={() => {
        // Pressed again while the panel is still on its way: it isn't wanted any more.
        page.getState().open(isOpen ? 'none' : 'menu');
      }}
    >
      <Icon name="menu" />
    </button>
  );
};

/** Logo, search, account, slot, trolley and checkout: the row that stays when the page scrolls. */
export const MainBar = ({ header, brand, links, hasMultiSearch }: MainBarProps) => {
  const { report } = header;
  const engine = useEngine(header);
  const before = useStatusBefore(header);
  const known = useStore(header.page, (page) => page.known?.trolley);
  const isVisitor = links.identity === 'visitor';
  const signIn = links.inOrder(['signIn'])[0];
  return (
    <div className={styles.bar}>
      <MenuButton page={header.page} />
      <Link href={routes.groceries} className={styles.brand} aria-label={`${brand} home`}>
        <span className={styles.mark}>
          <Icon name="leaf" size={28} />
        </span>
        <span className={styles.name}>{brand}</span>
      </Link>
      <div className={styles.search}>
        <Region name="search" report={report}>
          <Search header={header} hasMultiSearch={hasMultiSearch} />
        </Region>
      </div>
      <div className={styles.account}>
        <Region name="account" report={report}>
          <Account header={header} links={links} />
        </Region>
      </div>
      <div className={styles.slot}>
        <Region name="slot" report={report}>
          <Slot header={header} />
        </Region>
      </div>
      <div className={styles.trolley} data-visitor={isVisitor}>
        <Region name="trolley" report={report}>
          <TrolleySummary store={engine?.trolley} before={before} known={known}>
            {engine && <engine.TrolleyProblems store={engine.trolley} />}
          </TrolleySummary>
        </Region>
      </div>
      {signIn && (
        <Link href={signIn.href} className={styles.signIn}>
          {signIn.label}
        </Link>
      )}
      <div className={styles.checkout}>
        <Region name="checkout" report={report}>
          <Checkout header={header} />
        </Region>
      </div>
    </div>
  );
};
