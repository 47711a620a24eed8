import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { MountModule } from '../../federation/contract';
import { checkConfig } from '../app/check-config';
import { Header } from './header';

/** Renders the header into a page that has no React, or an older one [FED-2]. */
export const mount: MountModule['mount'] = (element, props) => {
  checkConfig(props);
  const { display } = element.style;
  const root = createRoot(element);
  root.render(createElement(Header, props));
  // The header sticks to the viewport within its parent's parent: the element itself must not be a box.
  element.style.display = 'contents';
  return {
    update(next) {
      checkConfig(next);
      root.render(createElement(Header, next));
    },
    unmount() {
      root.unmount();
      element.style.display = display;
    },
  };
};
