/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { HeaderConfig } from '../contract';
import { RemoteHeader } from './RemoteHeader';
import { RESERVED_HEIGHT } from './fallback';

/** A server does not read the configuration for a header that is rendered in the browser. */
const config = {} as HeaderConfig;

const render = (html?: string): string =>
  renderToString(<RemoteHeader base="/mfe/" config={config} {...(html !== undefined && { html })} />);

describe('RemoteHeader on a server', () => {
  it('reserves the height of the header, without a style sheet of the host [SHELL-4]', () =>
    expect(render()).toContain(`style="min-block-size:${RESERVED_HEIGHT}"`));

  it('has no style attribute around a server’s markup, which a strict policy would refuse [FED-7] [FED-8]', () =>
    expect(render('<header></header>')).toBe('<div data-shop-header-place=""><header></header></div>'));
});
