import type { ReactNode } from 'react';
import { Region } from '../../../ui/Region';
import type { MenuTrigger } from '../menu-trigger';
import { DropPanel } from './DropPanel';
import * as styles from './SeasonalMenu.module.css';

interface SeasonalMenuProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly trigger: MenuTrigger;
  /** Distance in CSS pixels from the top of the viewport to the panel. */
  readonly top: number;
  readonly onClose: () => void;
  readonly onFollow: (label: string, type: 'menu') => void;
  readonly report: (region: string, error: unknown) => void;
  readonly children: ReactNode;
}

/** The seasonal menu at the end of the row: a disclosure like the groceries menu [SEAS-1]. */
export const SeasonalMenu = (props: SeasonalMenuProps) => {
  const { title, isOpen, trigger, onFollow, report, children } = props;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onPointerMove={trigger.move}
        onPointerLeave={trigger.leave}
        onClick={() => {
          onFollow(title, 'menu');
          trigger.press();
        }}
      >
        {title}
      </button>
      <DropPanel {...props} label={title}>
        <Region name="seasonal menu" report={report}>
          <div className={styles.content}>{children}</div>
        </Region>
      </DropPanel>
    </li>
  );
};
