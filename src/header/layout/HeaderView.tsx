import { useStore } from 'zustand';
import type { HeaderConfig } from '../../../federation/contract';
import { FirstLevel, TopBar } from '../../domains/menus';
import { NavigateContext } from '../../ui/Link';
import { LiveRegion } from '../../ui/LiveRegion';
import { Region } from '../../ui/Region';
import * as tokens from '../../ui/tokens.module.css';
import type { HeaderObject } from '../create-header';
import { AmendBar } from './AmendBar';
import { LINK_ORDER } from './link-order';
import * as styles from './HeaderView.module.css';
import { MainBar } from './MainBar';
import { Navigation } from './Navigation';
import { OperatorReturn } from './OperatorReturn';
import { Overlays } from './Overlays';
import { SideMenuDrawer } from './SideMenuDrawer';
import { useRuntime } from './use-runtime';
import { useHeaderLinks } from './use-header-links';

interface HeaderViewProps {
  readonly header: HeaderObject;
  readonly config: HeaderConfig;
}

const SkipLink = ({ skipToMain }: Pick<HeaderObject, 'skipToMain'>) => (
  <a
    className={styles.skip}
    href="#main"
    onClick={(event) => {
      event.preventDefault();
      skipToMain();
    }}
  >
    Skip to main content
  </a>
);

/** The whole header: three rows when wide, one when compact or narrow. */
export const HeaderView = ({ header, config }: HeaderViewProps) => {
  const isCompact = useStore(header.page, (page) => page.isCompact);
  const isHidden = useStore(header.page, (page) => page.isHidden);
  const links = useHeaderLinks(header, config);
  const runtime = useRuntime(header);
  const { report, onElement } = header;
  const hasMultiSearch = config.features?.multiSearch ?? true;
  const { cellar, garden, dishDelivery } = config.brand.sisterShops;

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
        lang="en-GB"
        className={`${tokens.root ?? ''} ${styles.header ?? ''}`}
        data-compact={isCompact}
        data-hidden={isHidden}
        onFocus={() => {
          if (isHidden) header.page.setState({ isHidden: false });
        }}
      >
        <SkipLink skipToMain={header.skipToMain} />
        <div className={styles.top} inert={isCompact}>
          <Region name="top bar" report={report}>
            {topBar('row')}
          </Region>
        </div>
        <MainBar header={header} brand={config.brand.name} links={links} hasMultiSearch={hasMultiSearch} />
        <div className={styles.navigation} inert={isCompact}>
          <Region name="navigation" report={report}>
            <Navigation header={header} links={links} />
          </Region>
        </div>
        {/* Rendered on servers only: the browser's bundle does not contain it. */}
        <noscript>
          {!process.env['SHOP_HEADER_FOR_BROWSERS'] && (
            <FirstLevel taxonomy={header.taxonomy} links={links.inOrder(LINK_ORDER.accountMenu)} />
          )}
        </noscript>
        <AmendBar header={header} />
        <Overlays header={header} />
        <Region name="menu" report={report}>
          <SideMenuDrawer header={header} links={links} hasMultiSearch={hasMultiSearch}>
            {topBar('stack')}
          </SideMenuDrawer>
        </Region>
        <LiveRegion announcements={runtime?.announcer.announcements} />
      </header>
    </NavigateContext>
  );
};
