import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadMegaMenu, type RowMenus } from '../../domains/menus';
import { lazy } from '../../kernel/lazy';
import { isPlain } from '../../ui/Link';
import type { PageStore } from '../page-store';
import type { MenusLoader } from './menus-loader';

/** The menus of the navigation row, as they are now. */
export interface MenuRow {
  readonly menus?: RowMenus;
  /** Comes late, and stands last so that it moves nothing. */
  readonly last?: ReactNode;
}

interface MenuRowDeps {
  readonly page: PageStore;
  readonly loadMenus: MenusLoader['loadMenus'];
  readonly report: (region: string, error: unknown) => void;
}

/** Makes 'Groceries' the button of its menu; the panel is fetched when it is first wanted [MEGA-3]. */
export const createMenuRow = ({ page, loadMenus, report }: MenuRowDeps) => {
  const menuRow: StoreApi<MenuRow> = createStore<MenuRow>()(() => ({}));
  const load = lazy(async () => {
    const [menus, MegaMenu] = await Promise.all([loadMenus(), loadMegaMenu()]);
    return { ...menus, MegaMenu };
  });
  let parts: Awaited<ReturnType<typeof load>> | undefined;

  const close = () => {
    page.getState().open('none');
  };
  const open = () => {
    page.getState().open('groceries');
    load().then(
      (loaded) => {
        parts = loaded;
        show();
      },
      (error: unknown) => {
        report('groceries menu', error);
        close();
      },
    );
  };
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    if (page.getState().openPanel === 'groceries') close();
    else open();
  };
  const show = () => {
    const isOpen = page.getState().openPanel === 'groceries';
    const state = parts?.store.getState();
    if (isOpen && state?.activeLevel === -1) state.open('Groceries');
    if (!isOpen && state && state.activeLevel >= 0 && state.root === 'Groceries') state.close();
    menuRow.setState({
      menus: {
        groceries: {
          toggle: {
            role: 'button',
            'aria-expanded': isOpen,
            onClick: (event) => {
              if (isPlain(event)) toggle(event);
            },
            onKeyDown: (event) => {
              if (event.key === ' ') toggle(event);
            },
          },
          panel: isOpen && parts && (
            <parts.MegaMenu store={parts.store} renderContent={parts.renderContent} onClose={close} />
          ),
        },
      },
    });
  };
  return {
    menuRow,
    startMenuRow: () => {
      show();
      return page.subscribe(({ openPanel }, before) => {
        if (openPanel !== before.openPanel) show();
      });
    },
  };
};
