import { useText } from './use-text';
import * as styles from './IconLabel.module.css';

interface IconLabelProps {
  /** The width up to which the text is a tooltip; see `breakpoints.css`. Without it, the text is one from 768 px on. */
  readonly until?: 'desktop';
  /** Translated. */
  readonly text: string;
}

/** The text of a control next to its icon. Where there is no room for it, a tooltip below the control. */
export const IconLabel = ({ until, text }: IconLabelProps) => {
  const t = useText();
  return (
    <span className={styles.label} data-until={until}>
      {t(text)}
    </span>
  );
};
