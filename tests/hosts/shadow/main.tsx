import { createRoot, type Root } from 'react-dom/client';
import type { HeaderConfig } from '../../../federation/contract';
import { RemoteHeader } from '../../../federation/loader/react';

/** A React host that renders its pages into a shadow root, or into the document of a frame. */
const config = JSON.parse(document.querySelector('#config')?.textContent ?? '') as HeaderConfig;
const host = document.querySelector<HTMLElement>('#root');

const createPlace = (kind: string): Element => {
  if (!host) throw new Error('the page has no #root');
  if (kind === 'frame') {
    const frame = document.createElement('iframe');
    host.append(frame);
    return frame.contentDocument?.body ?? frame;
  }
  const root = host.attachShadow({ mode: kind === 'closed' ? 'closed' : 'open' });
  // The tests find parts of a closed root by this property.
  Object.assign(window, { root });
  return root.appendChild(document.createElement('div'));
};

let place: Element | undefined;
let root: Root | undefined;
document.addEventListener('show', (event) => {
  place ??= createPlace((event as CustomEvent<string>).detail);
  root = createRoot(place);
  root.render(
    <RemoteHeader
      base="/ecom/assets/mfe/common/"
      config={config}
      onProblem={({ code, message }) => {
        if (host) host.dataset['problem'] = `${code} ${message}`;
      }}
    />,
  );
});
document.addEventListener('hide', () => root?.unmount());
