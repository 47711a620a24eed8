import { useStore } from '../../ui/use-store';
import type { HeaderConfig } from '../../../federation/contract';
import { FirstLevel, TopBar } from '../../domains/menus';
import { NavigateContext } from '../../ui/Link';
import { LiveRegion } from '../../ui/LiveRegion';
import { Region } from '../../ui/Region';
import { TextContext } from '../../ui/use-text';
import * as tokens from '../../ui/tokens.module.css';
import type { HeaderObject } from '../create-header';
import { AmendBar } from './AmendBar';
import { LINK_ORDER } from './link-order';
import * as styles from './HeaderView.module.css';
import { MainBar } from './MainBar';
import { Navigation } from './Navigation';
import { OperatorReturn } from './OperatorReturn';
import { SideMenuDrawer } from './SideMenuDrawer';
import { useRuntime } from './use-runtime';
import { useHeaderLinks } from './use-header-links';
import { SKIP_TO_MAIN_CONTENT } from './texts';
import { useText } from '../../ui/use-text';

interface HeaderViewProps {
  readonly header: HeaderObject;
  readonly config: HeaderConfig;
}

/** Its address names the page, because `#main` alone leads elsewhere in a page with `<base>` [SHELL-1]. */
const SkipLink = ({ header }: Pick<HeaderViewProps, 'header'>) => {
  const t = useText();
  const { pathname, search } = useStore(header.page, ({ here }) => here);
  const runtime = useRuntime(header);
  return (
    <a
      className={styles.skip}
      href={`${pathname}${search}#main`}
      onClick={(event) => {
        if (!runtime) return;
        event.preventDefault();
        runtime.skipToMain();
      }}
    >
      {t(SKIP_TO_MAIN_CONTENT)}
    </a>
  );
};

const HeaderElement = ({ header, config }: HeaderViewProps) => {
  const isCompact = useStore(header.page, (page) => page.isCompact);
  const isNavOpen = useStore(header.page, (page) => page.isNavOpen);
  const isHidden = useStore(header.page, (page) => page.isHidden);
  const links = useHeaderLinks(header, config);
  const runtime = useRuntime(header);
  const { report, onElement } = header;
  const { language } = header.t;
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
    <header
      ref={onElement}
      // A scroll may have set an attribute or a style before React hydrates the header.
      suppressHydrationWarning
      lang={language?.lang ?? 'en-GB'}
      dir={language?.dir}
      className={`${tokens.root ?? ''} ${styles.header ?? ''}`}
      data-compact={isCompact}
      data-hidden={isHidden}
      data-search-row={config.features?.searchField === 'row' || undefined}
    >
      <SkipLink header={header} />
      <div className={styles.top} inert={isCompact}>
        <Region name="top bar" report={report}>
          {topBar('row')}
        </Region>
      </div>
      <MainBar header={header} brand={config.brand.name} links={links} hasMultiSearch={hasMultiSearch} />
      <div className={styles.navigation} inert={isCompact && !isNavOpen}>
        <Region name="navigation" report={report}>
          <Navigation header={header} links={links} />
        </Region>
      </div>
      {/* Rendered on servers only: the browser's bundle does not contain it. */}
      <noscript>
        {!process.env['SHOP_HEADER_FOR_BROWSERS'] && (
          <FirstLevel items={[...(header.firstLevel ?? []), ...links.inOrder(LINK_ORDER.accountMenu)]} />
        )}
      </noscript>
      <AmendBar header={header} />
      {runtime && <runtime.views.Overlays context={runtime} />}
      <Region name="menu" report={report}>
        <SideMenuDrawer header={header} links={links} hasMultiSearch={hasMultiSearch}>
          {topBar('stack')}
        </SideMenuDrawer>
      </Region>
      {/* It announces what was said while React took over the header, too. */}
      <LiveRegion announcements={runtime?.announcer.announcements} since={0} />
    </header>
  );
};

/** The whole header in its language: three rows when wide, one when compact or narrow. */
export const HeaderView = (props: HeaderViewProps) => (
  <TextContext value={props.header.t}>
    <NavigateContext value={props.header.navigate}>
      <HeaderElement {...props} />
    </NavigateContext>
  </TextContext>
);
