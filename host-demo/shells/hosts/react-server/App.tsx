import type { RemoteHeaderProps } from '../../../../federation/loader/react';
import { RemoteHeader } from '../../../../federation/loader/react';
import { HostPage } from '../HostPage';

export interface AppProps {
  readonly kind: string;
  readonly header: RemoteHeaderProps;
}

/** The same on the server and in the browser; only the server passes `header.html`. */
export const App = ({ kind, header }: AppProps) => (
  <>
    <RemoteHeader {...header} />
    <HostPage kind={kind} />
  </>
);
