import { createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { serverMark, type MountModule } from '../../federation/contract';
import { checkConfig } from '../app/check-config';
import { tellMonitor } from '../app/tell-monitor';
import { VERSION } from '../app/version';
import { Header } from './header';

/** Whether this release has rendered what stands in the element; then nothing but its markup is left there. */
const takeOver = (element: HTMLElement): boolean => {
  const nodes = [...element.childNodes];
  const isOurs = nodes.some(({ nodeType, nodeValue }) => nodeType === 8 && nodeValue === serverMark(VERSION));
  // A page's template may have left space around it, which no header renders.
  if (isOurs) for (const node of nodes) if (node.nodeType !== 1) node.remove();
  return isOurs;
};

/** Renders the header into a page that has no React, or an older one, or takes a server's over [FED-2] [FED-8]. */
export const mount: MountModule['mount'] = (element, props) => {
  checkConfig(props);
  const { display } = element.style;
  const tree = createElement(Header, props);
  let latest = props;
  const options = {
    identifierPrefix: 'sh-',
    onRecoverableError: (error: unknown) => {
      tellMonitor(latest, { name: 'header_recovered', message: String(error) });
    },
  };
  const isOurs = takeOver(element);
  const root = isOurs ? hydrateRoot(element, tree, options) : createRoot(element, options);
  if (!isOurs) root.render(tree);
  // The header sticks to the viewport within its parent's parent: the element itself must not be a box.
  element.style.display = 'contents';
  return {
    update(next) {
      checkConfig(next);
      latest = next;
      root.render(createElement(Header, next));
    },
    unmount() {
      // React holds on to a field that goes while it has focus, and by it to the whole tree.
      element.querySelector<HTMLElement>(':focus')?.blur();
      root.unmount();
      element.style.display = display;
    },
  };
};
