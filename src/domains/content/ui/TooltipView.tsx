import { Tooltip } from '../../../ui/Tooltip';
import * as styles from './TooltipView.module.css';

interface TooltipViewProps {
  readonly text: string;
  readonly tip: string;
}

/** A text with an explanation in a tooltip. */
export const TooltipView = ({ text, tip }: TooltipViewProps) => (
  <Tooltip tip={tip}>
    {(describedBy) => (
      <button type="button" className={styles.word} aria-describedby={describedBy}>
        {text}
      </button>
    )}
  </Tooltip>
);
