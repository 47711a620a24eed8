import { FROM_MD, FROM_XL } from '../../kernel/breakpoints';
import { AccountLinks } from '../../domains/account';
import { pristine, SearchForm, SearchTrigger } from '../../domains/search';
import { TrolleySummary } from '../../domains/trolley';
import { firstRoutes } from '../../kernel/routes';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Region } from '../../ui/Region';
import { useStore } from '../../ui/use-store';
import type { HeaderObject } from '../create-header';
import { Checkout } from './Checkout';
import { LINK_ORDER } from './link-order';
import * as styles from './MainBar.module.css';
import { MenuButton } from './MenuButton';
import { OperatorReturn } from './OperatorReturn';
import * as signInStyles from './SignIn.module.css';
import { useRuntime, useInitialStatus } from './use-runtime';
import type { HeaderLinks } from './use-header-links';
import { HOME } from './texts';
import { SlotButton } from '../../domains/slot';
import { useEffect, useState } from 'react';
import { MultiSearchTrigger } from '../../domains/multi-search';

/** The button that opens multi-search. A press before the runtime is loaded waits for it. */
export const MultiSearch = ({ header }: { readonly header: HeaderObject }) => {
  const state = useStore(header.runtime);
  const [isWanted, setWanted] = useState(false);
  const open = state.kind === 'running' ? state.runtime.openMultiSearch : undefined;
  useEffect(() => {
    if (isWanted && open)
      void open().then(() => {
        setWanted(false);
      });
  }, [isWanted, open]);
  return (
    state.kind !== 'failed' && (
      <MultiSearchTrigger
        isWaiting={isWanted}
        onOpen={() => {
          setWanted(true);
        }}
      />
    )
  );
};

/** The slot's button. */
export const Slot = ({ header }: { readonly header: HeaderObject }) => {
  const preloaded = useStore(header.page, (page) => page.preloaded);
  const runtime = useRuntime(header);
  return (
    <SlotButton
      store={runtime?.slot}
      before={useInitialStatus(header)}
      preloaded={preloaded?.slot}
      isCurrent={preloaded?.isCurrent}
      isSpaceKept={header.expectedIdentity !== 'visitor'}
      onPress={runtime?.slotDetails.onSlotLink}
    >
      {runtime && <runtime.views.SlotContent runtime={runtime} />}
    </SlotButton>
  );
};

interface MainBarProps {
  readonly header: HeaderObject;
  readonly brand: string;
  readonly links: HeaderLinks;
  readonly hasMultiSearch: boolean;
}

const Search = ({ header, hasMultiSearch }: Pick<MainBarProps, 'header' | 'hasMultiSearch'>) => {
  const { page } = header;
  const isOpen = useStore(page, ({ openPanel }) => openPanel === 'search');
  const hasShortPlaceholder = useStore(page, ({ width }) => width >= FROM_MD && width < FROM_XL);
  // The field of the row opens the overlay by a press: Tab must not.
  const isInRow = useStore(page, ({ hasSearchRow, width }) => hasSearchRow && width < FROM_MD);
  const isInteractive = useStore(page, ({ isClientPageLoaded }) => isClientPageLoaded);
  const searchedTerm = useStore(page, (state) => state.searchedTerm);
  const { open } = page.getState();
  const runtime = useRuntime(header);
  return (
    <SearchTrigger
      isOpen={isOpen}
      onOpen={() => {
        open('search');
      }}
      onCancel={() => {
        open('none');
        header.draft.setState(pristine(''));
      }}
      more={hasMultiSearch && <MultiSearch header={header} />}
      searchedTerm={searchedTerm}
    >
      <SearchForm
        draft={header.draft}
        load={runtime?.search.load}
        onEarlySubmit={header.rememberEarlyTerm}
        hasShortPlaceholder={hasShortPlaceholder}
        isInteractive={isInteractive}
        onPress={
          isInRow &&
          !isOpen &&
          (() => {
            open('search');
          })
        }
      />
    </SearchTrigger>
  );
};

const Account = ({ header, links }: Pick<MainBarProps, 'header' | 'links'>) => {
  const { openPanel, account } = useStore(header.page);
  return (
    <AccountLinks
      {...account}
      identity={links.identity}
      visitorLinks={links.inOrder(LINK_ORDER.visitor)}
      accountLinks={links.inOrder(LINK_ORDER.accountMenu)}
      isMenuOpen={openPanel === 'account'}
      onToggleMenu={(isWanted) => {
        header.page.getState().open(isWanted ? 'account' : 'none');
      }}
    >
      <OperatorReturn header={header} />
    </AccountLinks>
  );
};

const Trolley = ({ header }: Pick<MainBarProps, 'header'>) => {
  const runtime = useRuntime(header);
  const preloaded = useStore(header.page, (page) => page.preloaded);
  const reached = useStore(runtime?.checkout.entry, ({ closed }) =>
    closed?.isEmpty ? undefined : closed?.reached,
  );
  // The amend bar has a Checkout of its own: the trolley's link leads to the trolley.
  const hasSheet = useStore(header.page, ({ width, amendHeight }) => width < FROM_MD && amendHeight === 0);
  const checkout = <Checkout header={header} placement="sheet" />;
  return (
    <TrolleySummary
      store={runtime?.trolley}
      before={useInitialStatus(header)}
      preloaded={preloaded?.trolley}
      isCurrent={preloaded?.isCurrent}
      reached={reached}
      handlers={runtime?.trolleyPreview.handlers}
      onPress={hasSheet && runtime && ((event) => runtime.openTrolleySheet(event, checkout))}
    >
      {runtime && <runtime.views.TrolleyParts runtime={runtime}>{checkout}</runtime.views.TrolleyParts>}
    </TrolleySummary>
  );
};

/** Logo, search, account, slot, trolley and checkout: the row that stays when the page scrolls. */
export const MainBar = ({ header, brand, links, hasMultiSearch }: MainBarProps) => {
  const { report, t } = header;
  const isVisitor = links.identity === 'visitor';
  const signIn = links.inOrder(['signIn'])[0];
  return (
    <div className={styles.bar}>
      <MenuButton page={header.page} />
      <Link href={firstRoutes.groceries} className={styles.brand} aria-label={t(HOME, { brand })}>
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
          <Trolley header={header} />
        </Region>
      </div>
      {signIn && (
        <Link href={signIn.href} className={signInStyles.signIn}>
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
