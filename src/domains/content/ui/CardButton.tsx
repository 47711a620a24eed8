import type { CardText } from '../model';
import { ContentLink } from './ContentLink';
import * as styles from './CardButton.module.css';

interface CardButtonProps {
  readonly href: string;
  readonly text: CardText;
  /** Said on it when content doesn't. */
  readonly usualLabel: string;
  readonly onClick: () => void;
}

/** What leads on from a card, in one of three looks. */
export const CardButton = ({ href, text, usualLabel, onClick }: CardButtonProps) => {
  const { link, buttonStyle } = text;
  const label = link?.text ?? usualLabel;
  // Whoever says what stands on a button must find it by that name.
  const name = link?.altText ? `${label}: ${link.altText}` : undefined;
  return (
    <ContentLink
      href={href}
      newWindow={link?.newWindow ?? false}
      className={styles[buttonStyle]}
      label={name}
      onClick={onClick}
    >
      {label}
    </ContentLink>
  );
};
