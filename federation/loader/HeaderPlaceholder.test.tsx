/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { RemoteHeader } from './RemoteHeader';
import { RESERVED_HEIGHT } from './fallback';
import { headerConfig } from '../../src/header/testing/header-config';

const render = (html?: string): string =>
  renderToString(<RemoteHeader base="/mfe/" config={headerConfig()} {...(html !== undefined && { html })} />);

describe('RemoteHeader on a server', () => {
  it('reserves the height of the header, without a style sheet of the host [SHELL-4]', () => {
    expect(render()).toContain(`style="min-block-size:${RESERVED_HEIGHT}"`);
  });

  it('has no style attribute around a server’s markup, which a strict policy would refuse [FED-7] [FED-8]', () => {
    expect(render('<header></header>')).toBe('<div data-shop-header-place=""><header></header></div>');
  });
});
