// First, so that every component's own class comes after the tokens' reset.
import '../ui/tokens.module.css';
import { useEffect, useState } from 'react';
import type { HeaderProps } from '../../federation/contract';
import { checkConfig } from '../app/check-config';
import { createHeader } from '../app/create-header';
import { HeaderView } from '../app/layout/HeaderView';
import { createWindowPage, loadWindowBrowser } from '../platform/browser';

const build = (props: HeaderProps) => {
  checkConfig(props);
  const page = createWindowPage();
  return createHeader(props, page, () => loadWindowBrowser(page));
};

const HeaderOfConfig = (props: HeaderProps) => {
  const [header] = useState(() => build(props));
  useEffect(() => {
    header.adapt(props);
  });
  useEffect(() => header.start(), [header]);
  return <HeaderView header={header} config={props.config} />;
};

/**
 * The header as React hosts use it. A changed configuration makes a new header; changed adapters are
 * taken up as they come [FED-3].
 *
 * @throws TypeError that names the field when the configuration is wrong
 */
export const Header = (props: HeaderProps) => (
  <HeaderOfConfig key={JSON.stringify(props.config)} {...props} />
);

export default Header;
