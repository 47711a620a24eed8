import { render, screen } from '@testing-library/react';
import { loadContent, type ContentComponent, type ContentEvent, type ContentPorts, type Fragment } from '.';
import { Region } from '../../ui/Region';

const library = loadContent();

const fakePorts = () => {
  const listener = {
    warnings: [] as string[],
    beacons: [] as string[],
    events: [] as ContentEvent[],
    seen: [] as (() => void)[],
    resizes: 0,
  };
  const ports: ContentPorts = {
    warn: (message) => void listener.warnings.push(message),
    beacon: (urls) => void listener.beacons.push(...urls),
    track: (event) => void listener.events.push(event),
    onResize: () => void (listener.resizes += 1),
    observe: (_element, threshold, onSeen) => {
      if (threshold === 0.5) listener.seen.push(onSeen);
      return () => undefined;
    },
    observeSize: () => () => undefined,
    canAdvertise: () => true,
    isAllowed: () => true,
  };
  return { listener, ports };
};

const renderContent = async (wire: readonly unknown[], overrides: Partial<ContentPorts> = {}) => {
  const { Content, ContentProvider, decodeFragment } = await library;
  const { listener, ports } = fakePorts();
  const fragment = decodeFragment({ key: 'k', components: wire });
  if (!fragment.ok) throw new Error(fragment.failure.message);
  const { components }: Fragment = fragment.value;
  const shown: readonly ContentComponent[] = components;
  const tree = () => (
    <ContentProvider ports={{ ...ports, ...overrides }}>
      <Content components={shown} level={3} />
    </ContentProvider>
  );
  const view = render(tree());
  return { ...view, listener, again: () => view.rerender(tree()) };
};

const badge = (text: string) => ({ type: 'badge', badgeType: 'offer', text });

describe('Content', () => {
  it('sends the analytics tags of a rich text when its link is clicked [EVT-1]', async () => {
    const link = { type: 'link', attributes: { href: '/ecom/recipes' }, children: [{ text: 'Order now' }] };
    const text = { type: 'richText', componentId: 'words', valid: true, blocks: [link] };
    const { listener } = await renderContent([{ ...text, analyticsTags: ['turkey'] }]);
    const shown = screen.getByRole('link', { name: 'Order now' });
    shown.addEventListener('click', (event) => {
      event.preventDefault();
    });
    shown.click();
    const event = {
      event: 'promo_click',
      componentId: 'words',
      label: 'Order now',
      analyticsTags: ['turkey'],
    };
    expect(listener.events).toEqual([event]);
  });

  it('renders nothing for an unknown resource type, warns once, and renders the rest [CONT-9]', async () => {
    const { listener, again } = await renderContent([
      { type: 'carousel' },
      { type: 'carousel' },
      badge('Half price'),
    ]);
    again();
    expect(listener.warnings).toEqual(["no component for resource type 'carousel'"]);
    expect(screen.queryByText('Half price')).not.toBeNull();
  });

  it('renders no image if any of its addresses is not allowed [CONT-1] [CONT-7]', async () => {
    const isAllowed = (address: string) => !address.includes('/ecom/log-out');
    const pictures = (src: string) => [
      { type: 'image', image: { src } },
      { type: 'image', image: { src: '/media/a.jpg', dynamicImages: { highQuality95: src } } },
      { type: 'image', image: { portraitImage: { src }, landscapeImage: { fileReference: src } } },
      { type: 'tradingCell', image: { src }, icons: { brandIcon: { src } }, textArea: { heading: 'A cell' } },
      { type: 'linkCard', title: 'A card', image: { src }, link: { text: 'Go', url: '/ecom/offers' } },
      { type: 'sponsoredBanner', id: 'b', image: { src }, textArea: { heading: 'An advert' } },
    ];
    const { container } = await renderContent(pictures('/ecom/log-out'), { isAllowed });
    expect(container.querySelectorAll('img, source')).toHaveLength(0);
    for (const text of ['A cell', 'A card', 'An advert']) expect(screen.queryByText(text)).not.toBeNull();
    const good = await renderContent(pictures('/media/b.jpg'), { isAllowed });
    expect(good.container.querySelectorAll('img')).toHaveLength(7);
  });

  it('warns once about a deprecated and about an unknown background [CONT-2]', async () => {
    const link = { text: 'Offers', url: '/ecom/offers' };
    const { listener } = await renderContent([
      { type: 'navigationLinks', backgroundColour: '#fff', links: [link] },
      { type: 'navigationLinks', backgroundColour: 'pink', links: [link] },
      { type: 'navigationLinks', backgroundColour: 'pink', links: [link] },
    ]);
    expect(listener.warnings).toEqual([
      "deprecated background colour '#fff': use 'white'",
      "unknown background colour 'pink': use one of none,white,grey,green,paleGreen,red",
    ]);
  });

  it('renders the other components when one throws, and warns [CONT-9]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const ad = { type: 'sponsoredBanner', id: 'ad', textArea: { heading: 'Tea' } };
    const canAdvertise = () => {
      throw new Error('broken');
    };
    const { listener } = await renderContent([ad, badge('Still here')], { canAdvertise });
    expect(screen.queryByText('Still here')).not.toBeNull();
    expect(listener.warnings).toEqual(["content sponsoredBanner 'ad' could not be shown: Error: broken"]);
  });

  it('throws without a config and outside a provider [CONT-9]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { Content, ContentProvider } = await library;
    const errors: unknown[] = [];
    const report = (_region: string, error: unknown) => void errors.push(error);
    render(
      <Region name="outside" report={report}>
        <Content components={[]} />
      </Region>,
    );
    render(
      <Region name="no ports" report={report}>
        <ContentProvider ports={undefined}>x</ContentProvider>
      </Region>,
    );
    expect(errors).toEqual([new Error('must be used within the provider'), new Error('no config found')]);
  });
});

describe('SponsoredBannerView', () => {
  const ad = {
    type: 'sponsoredBanner',
    id: 'ad-1',
    textArea: { heading: 'Tea', link: { url: '/ecom/tea' } },
    tracking: { impressionUrls: ['/seen'], clickUrls: ['/clicked'], vendor: 'house' },
  };

  it('reports once that half of it was in view, and reports each click [CONT-6]', async () => {
    const { listener } = await renderContent([ad]);
    expect(listener.beacons).toEqual([]);
    listener.seen.forEach((emit) => {
      emit();
      emit();
    });
    expect(listener.beacons).toEqual(['/seen']);
    const button = screen.getByRole('link', { name: 'Shop Now' });
    button.addEventListener('click', (event) => {
      event.preventDefault();
    });
    button.click();
    expect(listener.beacons).toEqual(['/seen', '/clicked']);
    expect(listener.events).toEqual([
      { event: 'impression', sponsorshipId: 'ad-1', trackingUrls: ['/seen'], vendor: 'house' },
      { event: 'click', sponsorshipId: 'ad-1', trackingUrls: ['/clicked'], vendor: 'house' },
    ]);
  });

  it('renders nothing without consent to advertising [CONT-6]', async () => {
    const { listener } = await renderContent([ad, badge('Offer')], { canAdvertise: () => false });
    expect(screen.queryByText('Tea')).toBeNull();
    expect(screen.queryByText('Offer')).not.toBeNull();
    expect(listener.seen).toEqual([]);
  });
});
