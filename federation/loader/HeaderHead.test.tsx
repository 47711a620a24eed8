import { renderToString } from 'react-dom/server';
import { hintElementsOf } from '../contract';
import { HeaderHead } from './HeaderHead';

const pinned = (file: string) => ({ file, integrity: `sha384-${'A'.repeat(64)}` });

describe('HeaderHead', () => {
  it('renders links, and no script with an address, which React would insert again where it is missing [FED-7] [FED-8]', () => {
    const expose = { scripts: [pinned('app.js')], styles: [pinned('app.css')] };
    const release = { entry: pinned('lean.js'), exposes: { './mount': expose } };
    const elements = [true, false].flatMap((early) =>
      hintElementsOf(release, './mount', { base: '/mfe/', early }),
    );
    const html = renderToString(<HeaderHead elements={elements} />);
    expect([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toEqual(['link', 'link', 'link', 'link']);
  });
});
