import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Link } from '../../../ui/Link';
import { useDismiss } from '../../../ui/use-dismiss';
import { itemsOf, type MenuItem } from '../model';
import type { MenuFragment } from '../ports';
import { MIDDLE_FRAGMENT, type MenusStore } from '../store';
import * as styles from './MegaMenu.module.css';

export interface MegaMenuProps {
  readonly store: MenusStore;
  readonly renderContent: (fragment: MenuFragment, level: number) => ReactNode;
  readonly onClose: () => void;
}

interface PanelProps {
  readonly items: readonly MenuItem[];
  /** The item whose panel is open beside this one. */
  readonly openId: string | undefined;
  readonly onEnter: (id: string) => void;
  readonly onClose: () => void;
}

const Panel = ({ items, openId, onEnter, onClose }: PanelProps) => (
  <ul className={styles.panel}>
    {items.map(({ id, name, href, kind }) => (
      <li key={id}>
        {kind === 'parent' ? (
          <button
            type="button"
            className={styles.item}
            aria-expanded={id === openId}
            onClick={() => {
              onEnter(id);
            }}
          >
            {name}
          </button>
        ) : (
          <Link href={href} className={styles.item} onClick={onClose}>
            {name}
          </Link>
        )}
      </li>
    ))}
  </ul>
);

/** The panel under 'Groceries': one column a level, and beside them what editors wrote [MEGA-1]. */
export const MegaMenu = ({ store, renderContent, onClose }: MegaMenuProps) => {
  const { tree, root, path, fragments, enter } = useStore(store);
  const region = useRef<HTMLDivElement>(null);
  const content = fragments.get(MIDDLE_FRAGMENT);
  useDismiss(region, true, onClose);
  useEffect(() => region.current?.scrollTo(0, 0), []);
  return (
    <div ref={region} className={styles.mega}>
      {path.map((id, level) => (
        <Panel
          key={id}
          items={itemsOf(tree, { root, path: path.slice(0, level + 1) })}
          openId={path[level + 1]}
          onEnter={(child) => {
            enter(level, child);
          }}
          onClose={onClose}
        />
      ))}
      {content && <div className={styles.content}>{renderContent(content, 0)}</div>}
    </div>
  );
};
