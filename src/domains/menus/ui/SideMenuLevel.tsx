import { useDeferredValue } from 'react';
import { useStore } from '../../../ui/use-store';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { kindOf, type MenuParts } from './menu-parts';
import * as styles from './SideMenuLevel.module.css';
import { SideMenuButton, SideMenuLink } from './SideMenuRow';
import * as rowStyles from './SideMenuRow.module.css';
import { COULD_NOT_BE_LOADED, LOADING, TRY_AGAIN } from '../texts';
import { useText } from '../../../ui/use-text';

interface SideMenuLevelProps {
  readonly menus: MenuParts;
  /** Ids of the categories from the first to this one. */
  readonly path: readonly string[];
  readonly title: string;
  /** The category's page, if it is one of the header's own links. */
  readonly href: string | undefined;
  readonly currentPath: string;
  readonly onPush: (item: HTMLElement, id: string) => void;
  readonly onFollow: () => void;
}

const PLACEHOLDER_ROWS = 12;

const LevelPlaceholder = () => (
  <div role="status">
    <VisuallyHidden>{LOADING}</VisuallyHidden>
    {Array.from({ length: PLACEHOLDER_ROWS }, (_, row) => (
      <div key={row} className={styles.waiting} />
    ))}
  </div>
);

type LevelItemProps = Pick<SideMenuLevelProps, 'currentPath' | 'onPush' | 'onFollow'> & {
  readonly item: ReturnType<MenuParts['itemsOf']>[number];
  readonly ItemName: MenuParts['ItemName'];
};

/** A category: a button that opens its level, or a link to its page. */
const LevelItem = ({ item, ItemName, currentPath, onPush, onFollow }: LevelItemProps) => {
  const { id, name, text, of, href, marks } = item;
  const label = (
    <ItemName {...{ name, text, of, marks }} nameClass={rowStyles.name} iconClass={rowStyles.icon} />
  );
  return item.kind === 'parent' ? (
    <SideMenuButton
      onPress={(pressed) => {
        onPush(pressed, id);
      }}
    >
      {label}
    </SideMenuButton>
  ) : (
    <SideMenuLink kind={kindOf(item)} href={href} isCurrent={href === currentPath} onFollow={onFollow}>
      {label}
    </SideMenuLink>
  );
};

/** The items of one category, with placeholder rows while they load and a retry button after a failure. */
export const SideMenuLevel = (props: SideMenuLevelProps) => {
  const t = useText();
  const { menus, path, title, href, currentPath, onPush, onFollow } = props;
  const { store, itemsOf, ItemName } = menus;
  const { tree, levels, loadLevel, contentOf } = useStore(store);
  const id = path.at(-1) ?? '';
  const items = itemsOf(tree, path, { name: title, href });
  const status = items.some(({ isGenerated }) => !isGenerated) ? 'ready' : levels.get(id);
  // The items are painted before the content below them.
  const content = useDeferredValue(contentOf(id)?.content, null);
  return (
    <>
      {items.length > 0 && (
        <ul aria-label={title}>
          {items.map((item) => (
            <li key={item.id}>
              <LevelItem item={item} {...{ ItemName, currentPath, onPush, onFollow }} />
            </li>
          ))}
        </ul>
      )}
      {status === 'ready' && content && <div className={styles.content}>{content}</div>}
      {status === 'pending' && <LevelPlaceholder />}
      {status === 'failed' && (
        <div role="status" className={styles.failed}>
          <p>{t(COULD_NOT_BE_LOADED, { name: title })}</p>
          <button type="button" className={styles.retry} onClick={() => void loadLevel(id)}>
            {t(TRY_AGAIN)}
          </button>
        </div>
      )}
    </>
  );
};
