import { Region } from '../../../ui/Region';
import type { MenuFragment } from '../ports';
import * as styles from './Beside.module.css';
import { SisterShops, type SisterShopCard } from './SisterShops';

interface BesideProps {
  /** Beside the groceries' own column alone stand the season and the sister shops [MEGA-8]. */
  readonly isFirst: boolean;
  readonly fragment: MenuFragment | undefined;
  readonly banner: MenuFragment | undefined;
  readonly seasonal: MenuFragment | undefined;
  readonly sisterShops: readonly SisterShopCard[];
  readonly onFollow: (label: string, type: 'category' | 'link') => void;
  readonly report: (region: string, error: unknown) => void;
}

/** What stands beside the columns: the innermost level's content and adverts, the season, the sister shops [MEGA-1]. */
export const Beside = (props: BesideProps) => {
  const { isFirst, fragment, banner, seasonal, sisterShops, onFollow, report } = props;
  return (
    <div className={styles.beside}>
      <div className={styles.main}>
        <Region name="menu content" report={report}>
          {fragment && <div className={styles.content}>{fragment.show()}</div>}
        </Region>
        <Region name="menu adverts" report={report}>
          {banner && <div className={styles.content}>{banner.show()}</div>}
        </Region>
        {isFirst && <SisterShops cards={sisterShops} onFollow={onFollow} />}
      </div>
      {isFirst && seasonal && (
        <Region name="seasonal panel" report={report}>
          <div className={styles.season}>
            {seasonal.title && <h2 className={styles.title}>{seasonal.title}</h2>}
            <div className={styles.content}>{seasonal.show()}</div>
          </div>
        </Region>
      )}
    </div>
  );
};
