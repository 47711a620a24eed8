import type { CardText } from '../model';
import { ContentLink } from './ContentLink';
import * as styles from './CardButton.module.css';

interface CardButtonProps {
  readonly href: string;
  readonly text: CardText;
  /** The label of a link without text. */
  readonly defaultLabel: string;
  readonly onClick: () => void;
}

/** The link of a card, in one of three styles. */
export const CardButton = ({ href, text, defaultLabel, onClick }: CardButtonProps) => {
  const { link, buttonStyle } = text;
  const label = link?.text ?? defaultLabel;
  // The accessible name contains the visible label, so that speech input can find the button.
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
