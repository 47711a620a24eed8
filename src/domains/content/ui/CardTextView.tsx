import type { CardText } from '../model';
import * as styles from './CardTextView.module.css';
import { headingTag } from './heading-tag';

interface CardTextViewProps {
  readonly text: CardText;
  readonly level: number;
}

/** The texts of a card; missing ones are not rendered [CONT-3]. */
export const CardTextView = ({ text, level }: CardTextViewProps) => {
  const { supportingTitle, offerHeading, heading, subheading, disclaimer } = text;
  const Heading = headingTag(level);
  return (
    <>
      {supportingTitle && <p className={styles.supporting}>{supportingTitle}</p>}
      {heading && <Heading className={styles.heading}>{heading}</Heading>}
      {offerHeading && <p className={styles.offer}>{offerHeading}</p>}
      {subheading && <p>{subheading}</p>}
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </>
  );
};
