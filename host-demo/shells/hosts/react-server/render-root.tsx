import { renderToString } from 'react-dom/server';
import type { RenderedText } from '../../deps';
import { headerContent } from '../../document';
import type { ShellConfig } from '../../shop/shell-config';
import { App } from './App';

/**
 * Renders the host's page with its React on the server, including the header's own markup [FED-8].
 *
 * @param rendered undefined if the header was not rendered in time: the page shows plain links
 */
export const renderRoot = (
  kind: string,
  { header: config, loader }: ShellConfig,
  rendered: RenderedText | undefined,
  here: string,
): string => {
  const html = headerContent(rendered, config.brand.name, here);
  return renderToString(<App kind={kind} header={{ ...loader, config, html }} />);
};
