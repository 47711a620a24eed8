import type { ComponentType, ReactNode } from 'react';
import { Badge } from '../../../ui/Badge';
import { TextArea } from '../../../ui/TextArea';
import type { ContentComponent } from '../model';
import { sizesOf } from '../placement';
import { AccordionView } from './AccordionView';
import { IconView } from './IconView';
import { ImageView } from './ImageView';
import { LinkCardView } from './LinkCardView';
import { NavigationLinksView } from './NavigationLinksView';
import { RichTextView } from './RichTextView';
import { SponsoredBannerView } from './SponsoredBannerView';
import { TooltipView } from './TooltipView';
import { TradingCellView } from './TradingCellView';

export interface ContentProps {
  readonly components: readonly ContentComponent[];
  /** Level of its headings; 2 by default. */
  readonly level?: number;
}

interface Context {
  readonly level: number;
  /** Place among its siblings, from 1. */
  readonly nth: number;
  /** Renders nested components. */
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
