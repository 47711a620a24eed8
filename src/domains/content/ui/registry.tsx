import { type ComponentType, type ReactNode, useCallback } from 'react';
import { Badge } from '../../../ui/Badge';
import { TextArea } from '../../../ui/TextArea';
import type { ContentComponent, IconContent, ImageContent } from '../model';
import { sizesOf } from '../placement';
import { AccordionView } from './AccordionView';
import { LinkCardView } from './LinkCardView';
import { NavigationLinksView } from './NavigationLinksView';
import { RichTextView } from './RichTextView';
import { SponsoredBannerView } from './SponsoredBannerView';
import { TradingCellView } from './TradingCellView';
import { CatalogueIcon } from '../../../ui/icons/CatalogueIcon';
import { useContent } from './provider';
import { Tooltip } from '../../../ui/Tooltip';
import * as styles from './TooltipView.module.css';
import { ContentLink } from './ContentLink';
import { Picture } from './Picture';

interface ImageViewProps {
  readonly image: ImageContent & { readonly id: string };
  readonly sizes: string;
  readonly nth: number;
}

const ImageView = ({ image, sizes, nth }: ImageViewProps) => {
  const { track } = useContent();
  const { id, link } = image;
  const picture = <Picture image={image.image} sizes={sizes} position={image.position ?? nth} />;
  // A link without a name is not accessible, so only the image is rendered.
  const label = link?.altText ?? link?.text ?? image.image.alt;
  if (!link || !label) return picture;
  return (
    <ContentLink
      href={link.href}
      newWindow={link.newWindow}
      label={label}
      onClick={() => {
        track({ event: 'promo_click', componentId: id, label });
      }}
    >
      {picture}
    </ContentLink>
  );
};

interface TooltipViewProps {
  readonly text: string;
  readonly tip: string;
}

const TooltipView = ({ text, tip }: TooltipViewProps) => (
  <Tooltip tip={tip}>
    {(describedBy) => (
      <button type="button" className={styles.word} aria-describedby={describedBy}>
        {text}
      </button>
    )}
  </Tooltip>
);

/** An icon of the catalogue. If it fails to load, its space stays empty [CONT-9]. */
const IconView = ({ icon }: { readonly icon: IconContent }) => {
  const { warnOnce } = useContent();
  const { family, name, label } = icon;
  const warn = useCallback(
    (error: unknown) => {
      warnOnce(`icons of ${family} failed to load: ${String(error)}`);
    },
    [warnOnce, family],
  );
  return <CatalogueIcon {...{ family, name, label }} size={40} onFailure={warn} />;
};

export interface ContentProps {
  readonly components: readonly ContentComponent[];
  /** Level of its headings; 2 by default. */
  readonly level?: number;
}

interface Context {
  readonly level: number;
  /** Place among its siblings, from 1. */
  readonly nth: number;
  readonly Nested: ComponentType<ContentProps>;
}

/** Renders a component by its resource type; undefined for unknown types [CONT-9]. */
export const viewOf = (component: ContentComponent, { level, nth, Nested }: Context): ReactNode => {
  switch (component.type) {
    case 'richText':
      return <RichTextView richText={component} level={level} />;
    case 'navigationLinks':
      return <NavigationLinksView links={component} level={level} />;
    case 'tradingCell':
      return <TradingCellView cell={component} level={level} nth={nth} />;
    case 'sponsoredBanner':
      return <SponsoredBannerView banner={component} level={level} />;
    case 'linkCard':
      return <LinkCardView card={component} level={level} nth={nth} />;
    case 'badge':
      return <Badge type={component.badgeType} text={component.text} />;
    case 'image':
      return <ImageView image={component} sizes={sizesOf(component.placement)} nth={nth} />;
    case 'tooltip':
      return <TooltipView text={component.text} tip={component.tip} />;
    case 'icon':
      return <IconView icon={component} />;
    case 'textArea':
      return (
        <TextArea
          label={component.label}
          maxLength={component.maxLength}
          marker={component.marker}
          error={component.error}
        />
      );
    case 'grid':
      return <Nested components={component.components} level={level} />;
    case 'accordion':
      return (
        <AccordionView title={component.title} isOpen={component.isOpen}>
          <Nested components={component.components} level={level + 1} />
        </AccordionView>
      );
    case 'unknown':
      return undefined;
  }
};
