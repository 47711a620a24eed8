import { useEffect } from 'react';
import { RowArrows } from '../../../ui/RowArrows';
import type { NavigationLinks } from '../model';
import { useContent } from './provider';
import { ContentLink } from './ContentLink';
import { headingTag } from './heading-tag';
import * as styles from './NavigationLinksView.module.css';

interface NavigationLinksViewProps {
  readonly links: NavigationLinks & { readonly id: string };
  readonly level: number;
}

/** Links in a row that scrolls or, depending on their style, in a column [CONT-2] [MEGA-6]. */
export const NavigationLinksView = ({ links, level }: NavigationLinksViewProps) => {
  const { warnOnce, track, observeSize } = useContent();
  const { id, title, background, warning } = links;
  const Heading = headingTag(level);
  useEffect(() => {
    if (warning) warnOnce(warning);
  }, [warnOnce, warning]);
  return (
    <div className={styles.box} data-background={background}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      <ul className={styles.links} data-vertical={links.isVertical} tabIndex={-1}>
        {links.links.map(({ href, text, altText, newWindow }, index) => (
          <li key={index}>
            <ContentLink
              {...{ href, newWindow }}
              label={altText && text && altText.includes(text) ? altText : undefined}
              className={styles.link}
              onClick={() => {
                track({ event: 'promo_click', componentId: id, label: text });
              }}
            >
              {text}
            </ContentLink>
          </li>
        ))}
        {!links.isVertical && <RowArrows observe={observeSize} />}
      </ul>
    </div>
  );
};
