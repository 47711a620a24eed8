import type { ReactNode } from 'react';
import { Region } from '../../../ui/Region';
import type { MenuTrigger } from '../menu-trigger';
import { DropPanel } from './DropPanel';
import * as styles from './SeasonalPanel.module.css';

interface SeasonalPanelProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly trigger: MenuTrigger;
  /** Distance in CSS pixels from the top of the viewport to the panel. */
  readonly top: number;
  readonly onClose: () => void;
  readonly report: (region: string, error: unknown) => void;
  readonly children: ReactNode;
}

/** The editors' content under the season's button [SEAS-1]. */
export const SeasonalPanel = ({ title, report, children, ...panel }: SeasonalPanelProps) => (
  <DropPanel label={title} {...panel}>
    <Region name="seasonal menu" report={report}>
      <div className={styles.content}>{children}</div>
    </Region>
  </DropPanel>
);
