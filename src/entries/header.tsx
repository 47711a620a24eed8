// Imported first, so that the classes of the components override the reset of the tokens.
import '../ui/tokens.module.css';
import { useEffect, useState } from 'react';
import type { HeaderProps } from '../../federation/contract';
import { HeaderView } from '../header/layout/HeaderView';
import { buildHeader } from '../header/build-header';

const HeaderOfConfig = (props: HeaderProps) => {
  const [header] = useState(() => buildHeader(props));
  useEffect(() => {
    header.adapt(props);
  });
  useEffect(() => {
    header.page.setState({ isTouched: true });
    return header.start();
  }, [header]);
  return <HeaderView header={header} config={props.config} />;
};

/**
 * The header as a component for React hosts. A changed configuration creates a new header; changed adapters are used
 * from the next render on [FED-3].
 *
 * @throws TypeError that names the field if the configuration is wrong
 */
export const Header = (props: HeaderProps) => (
  <HeaderOfConfig key={JSON.stringify(props.config)} {...props} />
);

/** Names the copy of React on which the header runs: a host with another one renders it on a root of its own. */
Header.useState = useState;

export default Header;
