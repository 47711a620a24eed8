/** Renders the page of `react-pair.tsx` on a server. The build replaces the folder of the loader. */
import { renderToString } from 'react-dom/server';
import { RemoteHeader, type RemoteHeaderProps } from '../../../federation/loader/react';

export const renderRoot = (props: RemoteHeaderProps): string => renderToString(<RemoteHeader {...props} />);
