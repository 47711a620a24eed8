import { CloseButton } from './CloseButton';
import { Link } from './Link';
import * as styles from './Notice.module.css';
import { useText } from './use-text';

interface NoticeProps {
  readonly text: string;
  /** What the shopper can do about it. The label is translated. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  readonly onClose: () => void;
}

/** A visible message under the header about an action that failed. The live region announces it to screen readers. */
export const Notice = ({ text, link, onClose }: NoticeProps) => {
  const t = useText();
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      {link && (
        <Link href={link.href} className={styles.link} onClick={onClose}>
          {t(link.label)}
        </Link>
      )}
      <CloseButton onClose={onClose} />
    </div>
  );
};
