import type { ReactNode } from 'react';
import { Region } from '../../../ui/Region';
import type { Opener } from '../opener';
import { DropPanel } from './DropPanel';
import * as styles from './SeasonalMenu.module.css';

interface SeasonalMenuProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly opener: Opener;
  /** Where the panel begins, in CSS pixels of the viewport. */
  readonly top: number;
  readonly onClose: () => void;
  readonly onFollow: (label: string, type: 'menu') => void;
  readonly report: (region: string, error: unknown) => void;
  /** What editors wrote for the season. */
  readonly children: ReactNode;
}

/** The season's own menu, last in the row: a disclosure like the groceries' [SEAS-1]. */
export const SeasonalMenu = (props: SeasonalMenuProps) => {
  const { title, isOpen, opener, top, onClose, onFollow, report, children } = props;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onPointerEnter={opener.enter}
        onPointerLeave={opener.leave}
        onClick={() => {
          onFollow(title, 'menu');
          opener.press();
        }}
      >
        {title}
      </button>
      <DropPanel label={title} isOpen={isOpen} opener={opener} top={top} onClose={onClose}>
        <Region name="seasonal menu" report={report}>
          <div className={styles.content}>{children}</div>
        </Region>
      </DropPanel>
    </li>
  );
};
