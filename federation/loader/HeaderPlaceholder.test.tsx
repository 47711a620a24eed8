/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { HeaderConfig } from '../contract';
import { RemoteHeader } from './RemoteHeader';
import { RESERVED_HEIGHT, ROW_HEIGHT } from './fallback';

/** A server does not read the configuration for a header that is rendered in the browser. */
const config = {} as HeaderConfig;

const render = (html?: string, given = config): string =>
  renderToString(<RemoteHeader base="/mfe/" config={given} {...(html !== undefined && { html })} />);

describe('RemoteHeader on a server', () => {
  it('reserves the height of the header, without a style sheet of the host [SHELL-4]', () =>
    expect(render()).toContain(`style="min-block-size:calc(${RESERVED_HEIGHT} + 0px)"`));

  it('reserves the row of the search, too [SHELL-4] [SRCH-10]', () => {
    const withRow = { features: { searchField: 'row' } } as HeaderConfig;
    expect(render(undefined, withRow)).toContain(`calc(${RESERVED_HEIGHT} + ${ROW_HEIGHT})"`);
  });

  it('has no style attribute around a server’s markup, which a strict policy would refuse [FED-7] [FED-8]', () =>
    expect(render('<header></header>')).toBe('<div data-shop-header-place=""><header></header></div>'));
});
