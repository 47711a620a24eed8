import type { LinkCard } from '../model';
import { sizesOf, type Placement } from '../placement';
import { useContent } from './provider';
import * as styles from './Card.module.css';
import { ContentLink } from './ContentLink';
import { headingTag } from './heading-tag';
import { Picture } from './Picture';
import * as link from './RichTextView.module.css';

interface LinkCardViewProps {
  readonly card: LinkCard & { readonly id: string; readonly placement: Placement };
  readonly level: number;
  readonly nth: number;
}

/** A card with an image, a text and a link [MEGA-8]. */
export const LinkCardView = ({ card, level, nth }: LinkCardViewProps) => {
  const { track } = useContent();
  const { id, title, description, image, placement, link: to } = card;
  const { href, newWindow, text, altText } = to;
  const Heading = headingTag(level);
  const follow = () => {
    track({ event: 'promo_click', componentId: id, label: text });
  };
  return (
    <article className={styles.card} data-theme="light">
      <div className={styles.top}>
        {image && <Picture image={image} sizes={sizesOf(placement)} position={nth} />}
      </div>
      <div className={styles.text}>
        {title && <Heading className={link.heading}>{title}</Heading>}
        {description && <p>{description}</p>}
        <div className={styles.action}>
          <ContentLink
            {...{ href, newWindow }}
            className={link.link}
            label={altText && text ? `${text}: ${altText}` : altText}
            onClick={follow}
          >
            {text ?? title ?? href}
          </ContentLink>
        </div>
      </div>
    </article>
  );
};
