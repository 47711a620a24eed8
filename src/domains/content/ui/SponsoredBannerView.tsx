import { useCallback, useEffect, useRef } from 'react';
import { Badge } from '../../../ui/Badge';
import type { SponsoredBanner } from '../model';
import { sizesOf, type Placement } from '../placement';
import { useContent } from './provider';
import * as styles from './Card.module.css';
import { CardButton } from './CardButton';
import { CardTextView } from './CardTextView';
import { Picture } from './Picture';
import { ADVERT, SHOP_NOW, SPONSORED } from '../texts';
import { useText } from '../../../ui/use-text';

/** Share of a banner that must be visible for an impression. */
const VISIBLE_SHARE = 0.5;

interface SponsoredBannerViewProps {
  readonly banner: SponsoredBanner & { readonly id: string; readonly placement: Placement };
  readonly level: number;
}

/** An advert. Reports its impression once, and each click. Renders nothing without consent to advertising [CONT-6]. */
export const SponsoredBannerView = (props: SponsoredBannerViewProps) =>
  useContent().canAdvertise() ? <Banner {...props} /> : null;

const Banner = ({ banner, level }: SponsoredBannerViewProps) => {
  const t = useText();
  const { observe, beacon, track, isFirstView } = useContent();
  const element = useRef<HTMLElement>(null);
  const { id, text, image, href, marketingBadge, tracking, placement } = banner;

  const report = useCallback(
    (event: 'impression' | 'click', trackingUrls: readonly string[]) => {
      beacon(trackingUrls);
      track({ event, sponsorshipId: id, trackingUrls, vendor: tracking.vendor });
    },
    [beacon, track, id, tracking],
  );
  useEffect(() => {
    if (!element.current) return undefined;
    const { impressionUrls } = tracking;
    return observe(element.current, VISIBLE_SHARE, () => {
      if (isFirstView([id, ...impressionUrls].join(' '))) report('impression', impressionUrls);
    });
  }, [observe, isFirstView, report, id, tracking]);
  const follow = () => {
    report('click', tracking.clickUrls);
  };

  return (
    <aside
      ref={element}
      className={`${styles.card} ${styles.banner}`}
      data-theme={text.theme}
      aria-label={marketingBadge ?? t(ADVERT)}
    >
      {image && (
        <div className={styles.image}>
          <Picture image={image} sizes={sizesOf(placement)} />
        </div>
      )}
      <div className={styles.text}>
        <div>
          <Badge type="neutral" text={marketingBadge ?? t(SPONSORED)} />
        </div>
        <CardTextView text={text} level={level} />
        {href && (
          <div className={styles.action}>
            <CardButton href={href} text={text} defaultLabel={t(SHOP_NOW)} onClick={follow} />
          </div>
        )}
      </div>
    </aside>
  );
};
