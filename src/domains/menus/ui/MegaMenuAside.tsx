import type { CSSProperties } from 'react';
import { useStore } from '../../../ui/use-store';
import { Region } from '../../../ui/Region';
import type { MenuFragment } from '../ports';
import type { MenusStore } from '../state';
import * as styles from './MegaMenuAside.module.css';
import { SisterShops, type SisterShopCard } from './SisterShops';

interface MegaMenuAsideProps {
  /** Id of the innermost level's category. */
  readonly id: string;
  readonly columns: number;
  readonly store: MenusStore;
  readonly seasonal: MenuFragment | undefined;
  readonly sisterShops: readonly SisterShopCard[];
  readonly onFollow: (label: string, type: 'category' | 'link') => void;
  readonly report: (region: string, error: unknown) => void;
}

/** Next to the columns: the innermost level's content and adverts, and the seasonal content [MEGA-1]. */
export const MegaMenuAside = (props: MegaMenuAsideProps) => {
  const { id, columns, store, seasonal, sisterShops, onFollow, report } = props;
  const fragment = useStore(store, ({ contentOf }) => contentOf(id));
  const banner = useStore(store, ({ banners }) => banners.get(id));
  // There is room for two parts next to the first column only; next to others, they are below each other.
  const isFirst = columns === 1;
  const style: CSSProperties & Record<'--sh-columns', number> = { '--sh-columns': columns };
  return (
    <div className={styles.aside} style={style} data-first={isFirst} tabIndex={-1}>
      <div className={styles.main} tabIndex={-1}>
        <Region name="menu content" report={report}>
          {fragment && <div className={styles.content}>{fragment.content}</div>}
        </Region>
        <Region name="menu adverts" report={report}>
          {banner && <div className={styles.content}>{banner.content}</div>}
        </Region>
        {isFirst && <SisterShops cards={sisterShops} onFollow={onFollow} />}
      </div>
      {seasonal && (
        <Region name="seasonal panel" report={report}>
          <div className={styles.season} tabIndex={-1}>
            {seasonal.title && <h2 className={styles.title}>{seasonal.title}</h2>}
            <div className={styles.content}>{seasonal.content}</div>
          </div>
        </Region>
      )}
    </div>
  );
};
