import { useId, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useStore } from '../../../ui/use-store';
import { routes } from '../../../kernel/routes';
import { isPlainClick, Link } from '../../../ui/Link';
import * as styles from './Column.module.css';
import { ColumnItem, type ColumnActions } from './ColumnItem';
import { LevelFailed, LevelLoading } from './LevelStates';
import type { MenuParts } from './menu-parts';
import { GROCERIES_LABEL, SIGN_OUT } from '../texts';
import { useText } from '../../../ui/use-text';

interface ColumnProps {
  readonly menus: MenuParts;
  /** Ids of the categories from the groceries to this column's. Pass the same array until the ids change. */
  readonly path: readonly string[];
  /** Address of the last item of the first column; undefined without that item [MEGA-7]. */
  readonly signOutHref?: string | undefined;
  readonly onClose: () => void;
  readonly onFollow: (label: string, type: 'category' | 'link') => void;
}

const ALL = { name: GROCERIES_LABEL, href: routes.groceries };

type ActionsInput = Pick<ColumnProps, 'onClose' | 'onFollow'> & Pick<MenuParts, 'store'>;

const createActions = (level: number, { store, onClose, onFollow }: ActionsInput): ColumnActions => {
  /** The item whose column was opened or kept open by the last press. */
  let pressed: string | undefined;
  return {
    press(id, name) {
      onFollow(name, 'category');
      const { path, enter, backTo } = store.getState();
      // The first press on an item that the mouse opened keeps its column open.
      if (path[level + 1] === id && pressed === id) {
        pressed = undefined;
        backTo(level);
        return;
      }
      pressed = id;
      enter(level, id);
    },
    follow(name, event) {
      onFollow(name, 'link');
      if (isPlainClick(event)) onClose();
    },
    prefetch(id) {
      store.getState().prefetch(id);
    },
  };
};

interface SignOutLinkProps {
  readonly href: string;
  readonly actions: ColumnActions;
}

/** The last item of the first column [MEGA-7]. */
const SignOutLink = ({ href, actions }: SignOutLinkProps) => {
  const t = useText();
  return (
    <Link
      href={href}
      className={styles.item}
      data-kind="sign-out"
      onClick={(event) => {
        actions.follow(SIGN_OUT, event);
      }}
    >
      {t(SIGN_OUT)}
    </Link>
  );
};

const rowsOf = (rows: number) => ({ '--sh-rows': rows }) as CSSProperties;

/** For all columns but the first, because the panel around the first column is a group of the same name. */
const groupNamedBy = (id: string) => ({ role: 'group', 'aria-labelledby': id });

/**
 * The items of one level. The column of an open item follows its button in the document, so that Tab moves into it, and
 * is drawn next to this column [MEGA-1] [MEGA-5].
 */
export const Column = ({ menus, path, signOutHref, onClose, onFollow }: ColumnProps) => {
  const { store, itemsOf, ItemName } = menus;
  const t = useText();
  const heading = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const level = path.length - 1;
  const id = path[level] ?? '';
  const tree = useStore(store, (state) => state.tree);
  const levelStatus = useStore(store, ({ levels }) => levels.get(id));
  // The side menu uses the same store with root 'Shop'.
  const openId = useStore(store, (state) => (state.root === 'Groceries' ? state.path[level + 1] : undefined));
  const isClosed = useStore(store, ({ activeLevel }) => activeLevel < 0);
  // New objects would render every item again.
  const items = useMemo(() => itemsOf(tree, path, ALL), [itemsOf, tree, path]);
  const inner = useMemo(() => (openId === undefined ? path : [...path, openId]), [path, openId]);
  const actions = useMemo(
    () => createActions(level, { store, onClose, onFollow }),
    [level, store, onClose, onFollow],
  );
  useLayoutEffect(() => {
    // The first column stays mounted when the menu closes, so its scroll position is reset.
    if (isClosed && scroller.current) scroller.current.scrollTop = 0;
  }, [isClosed]);
  const status = items.some(({ isGenerated }) => !isGenerated) ? 'ready' : levelStatus;
  const name = tree.get(id)?.name ?? t(GROCERIES_LABEL);
  return (
    <div className={styles.column} data-column={level} {...(level > 0 && groupNamedBy(heading))}>
      <span id={heading} hidden>
        {name}
      </span>
      <div ref={scroller} className={styles.scroller} style={rowsOf(items.length + 1)} tabIndex={-1}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <ColumnItem
                {...item}
                ItemName={ItemName}
                level={level}
                isOpen={item.id === openId}
                actions={actions}
              />
              {item.id === openId && item.kind === 'parent' && (
                <Column menus={menus} path={inner} onClose={onClose} onFollow={onFollow} />
              )}
            </li>
          ))}
        </ul>
        {status === 'pending' && <LevelLoading rows={tree.get(id)?.childIds.length} />}
        {status === 'failed' && (
          <LevelFailed
            name={name}
            onRetry={() => {
              void store.getState().loadLevel(id);
            }}
          />
        )}
        {signOutHref && <SignOutLink href={signOutHref} actions={actions} />}
      </div>
    </div>
  );
};
