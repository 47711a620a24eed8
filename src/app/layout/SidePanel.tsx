import { useCallback, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { loadSlideOut } from '../../domains/menus';
import { useLazy } from '../../ui/use-lazy';
import type { HeaderObject } from '../create-header';
import { SLIDE_OUT_ORDER } from './link-order';
import * as styles from './SidePanel.module.css';
import type { HeaderLinks } from './use-header-links';

interface SidePanelProps {
  readonly header: HeaderObject;
  readonly links: HeaderLinks;
  readonly children: ReactNode;
}

/** The menu button's panel; its code is fetched when the button is pressed. */
export const SidePanel = ({ header, links, children }: SidePanelProps) => {
  const isOpen = useStore(header.page, (page) => page.openPanel === 'menu');
  const { page, report } = header;
  const close = useCallback(() => {
    page.getState().open('none');
  }, [page]);
  const giveUp = useCallback(
    (error: unknown) => {
      report('menu', error);
      // Nothing lies open, so nothing may hold the page still; the next press fetches anew.
      close();
    },
    [report, close],
  );
  const SlideOut = useLazy(loadSlideOut, isOpen, giveUp);
  if (!isOpen || !SlideOut) return null;
  const groups = SLIDE_OUT_ORDER.map(({ name, ids }) => ({ name, links: links.inOrder(ids) }));
  return (
    <SlideOut groups={groups} currentPath={links.currentPath} onClose={close}>
      <div className={styles.more}>{children}</div>
    </SlideOut>
  );
};
