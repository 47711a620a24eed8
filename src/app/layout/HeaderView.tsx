import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { HeaderConfig } from '../../../federation/contract';
import { FirstLevel, TopBar } from '../../domains/menus';
import { NavigateContext } from '../../ui/Link';
import { LiveRegion } from '../../ui/LiveRegion';
import { Region } from '../../ui/Region';
import { useStateOf } from '../../ui/use-state-of';
import * as tokens from '../../ui/tokens.module.css';
import type { HeaderObject } from '../create-header';
import type { MenuRow } from '../menus/menu-row';
import { Checkout } from './Checkout';
import { LINK_ORDER } from './link-order';
import * as styles from './HeaderView.module.css';
import { MainBar } from './MainBar';
import { Navigation } from './Navigation';
import { SidePanel } from './SidePanel';
import { OperatorReturn } from './OperatorReturn';
import { useEngine } from './use-engine';
import { useHeaderLinks } from './use-header-links';

interface HeaderViewProps {
  readonly header: HeaderObject;
  readonly config: HeaderConfig;
}

/** The whole header: three rows when wide, one when compact or narrow. */
export const HeaderView = ({ header, config }: HeaderViewProps) => {
  const { isCompact, openPanel, open, amendHeight } = useStore(header.page);
  const links = useHeaderLinks(header, config);
  const engine = useEngine(header);
  const amendBar = useStateOf(engine?.amendBar, ({ content }) => content, undefined);
  const modal = useStateOf(engine?.modals.store, ({ content }) => content, null);
  const menuRow = useStateOf(engine?.menuRow, (row): MenuRow | undefined => row, undefined);
  const { report, lockScroll, onElement } = header;
  const isLocked = !/none|slot/.test(openPanel);
  // The others cover the page, bring a backdrop of their own, or leave the page as it is.
  const hasOverlay = /account|groceries|seasonal/.test(openPanel);
  const { cellar, garden, dishDelivery } = config.brand.sisterShops;

  useEffect(() => (isLocked ? lockScroll() : undefined), [isLocked, lockScroll]);

  const topBar = (variant: 'row' | 'stack') => (
    <TopBar
      variant={variant}
      brand={config.brand.name}
      sisterShops={[cellar, garden, dishDelivery]}
      storeFinderUrl={config.brand.storeFinderUrl}
    >
      <OperatorReturn header={header} />
    </TopBar>
  );
  return (
    <NavigateContext value={header.navigate}>
      <header
        ref={onElement}
        className={`${tokens.root ?? ''} ${styles.header ?? ''}`}
        data-compact={isCompact}
      >
        <a
          className={styles.skip}
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            header.skipToMain();
          }}
        >
          Skip to main content
        </a>
        <div className={styles.top} inert={isCompact}>
          <Region name="top bar" report={report}>
            {topBar('row')}
          </Region>
        </div>
        <MainBar
          header={header}
          brand={config.brand.name}
          links={links}
          hasMultiSearch={config.features?.multiSearch ?? false}
        />
        <div className={styles.navigation} inert={isCompact}>
          <Region name="navigation" report={report}>
            <Navigation links={links} {...menuRow} />
          </Region>
        </div>
        {/* Only servers render what is in it: browsers with script skip that, and their bundle doesn't have it. */}
        <noscript>
          {!process.env['SHOP_HEADER_FOR_BROWSERS'] && (
            <FirstLevel taxonomy={header.taxonomy} links={links.inOrder(LINK_ORDER.accountMenu)} />
          )}
        </noscript>
        {(amendBar ?? amendHeight > 0) && (
          <div className={styles.amend} style={{ minBlockSize: amendHeight }}>
            {amendBar?.(<Checkout header={header} placement="amend" />)}
          </div>
        )}
        {hasOverlay && (
          <div
            className={styles.overlay}
            onPointerDown={() => {
              open('none');
            }}
          />
        )}
        <Region name="menu" report={report}>
          <SidePanel header={header} links={links}>
            {topBar('stack')}
          </SidePanel>
        </Region>
        {modal}
        <LiveRegion announcements={engine?.announcer.announcements} />
      </header>
    </NavigateContext>
  );
};
