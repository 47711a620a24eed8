import { createElement, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { serverMark, type HeaderProps, type MountModule } from '../../federation/contract';
import { checkConfig } from '../header/check-config';
import { reportToMonitor } from '../context/report-to-monitor';
import { VERSION } from '../context/version';
import { createWindowPage } from '../platform/browser';
import { adoptSheets } from '../platform/browser/adopt-sheets';
import { removeEmptyStyle } from '../platform/browser/remove-empty-style';
import { Header } from './header';

/** Returns whether the element contains server markup of this release; if so, removes nodes of others. */
const prepareHydration = (element: HTMLElement): boolean => {
  const nodes = [...element.childNodes];
  const isOurs = nodes.some(({ nodeType, nodeValue }) => nodeType === 8 && nodeValue === serverMark(VERSION));
  if (!isOurs) return false;
  // The page's template may have put white space around the markup, and a policy may have refused the early menu's script.
  for (const node of nodes) if (node.nodeName !== 'HEADER') node.remove();
  // Extensions insert nodes next to fields, and with them React would render the whole header again.
  for (const node of element.querySelectorAll('[role=search] > :not(input, button)')) node.remove();
  return true;
};

interface MountedProps {
  readonly header: HeaderProps;
  readonly onMounted: () => void;
}

/** Calls back once the header is mounted, or its markup hydrated. */
const Mounted = ({ header, onMounted }: MountedProps) => {
  useEffect(onMounted, [onMounted]);
  return createElement(Header, header);
};

/** Renders the header into a page with no React or an older one, or hydrates the markup of a server [FED-2] [FED-8]. */
export const mount: MountModule['mount'] = (element, props) => {
  checkConfig(props);
  adoptSheets(element);
  const { display } = element.style;
  let latest = props;
  let root: Root | undefined;
  const isOurs = prepareHydration(element);
  let isHydrating = isOurs;
  const onMounted = () => {
    isHydrating = false;
    if (latest !== props) render();
  };
  const tree = () => createElement(Mounted, { header: latest, onMounted });
  const render = () => root?.render(tree());
  const options = {
    identifierPrefix: 'sh-',
    onRecoverableError: (error: unknown) => {
      createWindowPage().onceOpened(() =>
        reportToMonitor(latest, { name: 'header_recovered', message: String(error) }),
      );
    },
  };
  if (isOurs) {
    // In slices of a few milliseconds, between which the page reacts to a press.
    startTransition(() => {
      root = hydrateRoot(element, tree(), options);
    });
  } else {
    root = createRoot(element, options);
    render();
  }
  // The sticky header must stay in view beyond this element, so the element must not be a box of its own.
  element.style.display = 'contents';
  return {
    update(next) {
      checkConfig(next);
      latest = next;
      // An earlier update would make React discard the server's markup.
      if (!isHydrating) render();
    },
    unmount() {
      // React keeps a reference to a focused field that is removed, and through it to the whole tree.
      element.querySelector<HTMLElement>(':focus')?.blur();
      root?.unmount();
      element.style.display = display;
      removeEmptyStyle(element);
    },
  };
};
