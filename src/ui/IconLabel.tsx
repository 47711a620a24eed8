import { useText } from './use-text';
import * as styles from './IconLabel.module.css';

interface IconLabelProps {
  /** The width up to which only the icon is shown, and the text is a tooltip; see `breakpoints.css`. */
  readonly until: 'desktop' | 'large-desktop';
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
