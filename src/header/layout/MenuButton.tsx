import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/use-store';
import { useText } from '../../ui/use-text';
import type { HeaderObject } from '../create-header';
import * as styles from './MenuButton.module.css';
import { MENU } from './texts';

/** Opens the side menu; in a scrolled wide page, it shows the navigation row instead. */
export const MenuButton = ({ page }: Pick<HeaderObject, 'page'>) => {
  const t = useText();
  const isOpen = useStore(page, ({ openPanel, isNavOpen }) => !!isNavOpen || openPanel === 'menu');
  const isLoading = useStore(page, ({ sideMenu }) => sideMenu === 'loading');
  return (
    <button
      type="button"
      className={styles.menu}
      aria-label={t(MENU)}
      aria-expanded={isOpen}
      aria-busy={(isOpen && isLoading) || undefined}
      onClick={() => {
        // A second press while the panel loads closes it.
        page.getState().open(isOpen ? 'none' : 'menu');
      }}
    >
      <Icon name="menu" />
    </button>
  );
};
