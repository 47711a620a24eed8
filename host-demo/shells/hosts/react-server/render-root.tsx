import { renderToString } from 'react-dom/server';
import type { RenderedHeader } from '../../../../federation/contract';
import { insideOf } from '../../server-rendered/place';
import type { ShellConfig } from '../../shop/shell-config';
import { App } from './App';

/**
 * The host's page as its React renders it on the server, with the header's own markup inside [FED-8].
 *
 * @param rendered undefined where the header came too late: then plain links stand there
 */
export const renderRoot = (
  kind: string,
  { header: config, loader }: ShellConfig,
  rendered: RenderedHeader | undefined,
  here: string,
): string => {
  const html = insideOf(rendered, config.brand.name, here);
  return renderToString(<App kind={kind} header={{ ...loader, config, html }} />);
};
