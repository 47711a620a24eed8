import { render, screen } from '@testing-library/react';
import { loadContent, type ContentComponent, type ContentEvent, type ContentPorts, type Fragment } from '.';
import { Region } from '../../ui/Region';

const library = loadContent();

const fakePorts = () => {
  const heard = {
    warnings: [] as string[],
    beacons: [] as string[],
    events: [] as ContentEvent[],
    seen: [] as (() => void)[],
    resizes: 0,
  };
  const ports: ContentPorts = {
    warn: (message) => void heard.warnings.push(message),
    beacon: (urls) => void heard.beacons.push(...urls),
    track: (event) => void heard.events.push(event),
    onResize: () => void (heard.resizes += 1),
    observe: (_element, threshold, onSeen) => {
      if (threshold === 0.5) heard.seen.push(onSeen);
      return () => undefined;
    },
    observeSize: () => () => undefined,
    canAdvertise: () => true,
  };
  return { heard, ports };
};

const show = async (wire: readonly unknown[], lent: Partial<ContentPorts> = {}) => {
  const { Content, ContentProvider, decodeFragment } = await library;
  const { heard, ports } = fakePorts();
  const fragment = decodeFragment({ key: 'k', components: wire });
  if (!fragment.ok) throw new Error(fragment.failure.message);
  const { components }: Fragment = fragment.value;
  const shown: readonly ContentComponent[] = components;
  const tree = () => (
    <ContentProvider ports={{ ...ports, ...lent }}>
      <Content components={shown} level={3} />
    </ContentProvider>
  );
  const view = render(tree());
  return { ...view, heard, again: () => view.rerender(tree()) };
};

const badge = (text: string) => ({ type: 'badge', badgeType: 'offer', text });

describe('the content library', () => {
  it('renders nothing for an unknown resource type, warns once, and shows the rest [CONT-9]', async () => {
    const { heard, again } = await show([{ type: 'carousel' }, { type: 'carousel' }, badge('Half price')]);
    again();
    expect(heard.warnings).toEqual(["no component for resource type 'carousel'"]);
    expect(screen.queryByText('Half price')).not.toBeNull();
  });

  it('warns of an old background by the name that it maps to [CONT-2]', async () => {
    const link = { text: 'Offers', url: '/ecom/offers' };
    const { heard } = await show([{ type: 'navigationLinks', backgroundColour: '#fff', links: [link] }]);
    expect(heard.warnings).toEqual(["deprecated background colour '#fff': use 'white'"]);
  });

  it('shows the others when one breaks, and warns [CONT-9]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const ad = { type: 'sponsoredBanner', id: 'ad', textArea: { heading: 'Tea' } };
    const canAdvertise = () => {
      throw new Error('broken');
    };
    const { heard } = await show([ad, badge('Still here')], { canAdvertise });
    expect(screen.queryByText('Still here')).not.toBeNull();
    expect(heard.warnings).toEqual(["content sponsoredBanner 'ad' could not be shown: Error: broken"]);
  });

  it('throws without a config and outside of a provider [CONT-9]', async () => {
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

describe('a sponsored banner', () => {
  const ad = {
    type: 'sponsoredBanner',
    id: 'ad-1',
    textArea: { heading: 'Tea', link: { url: '/ecom/tea' } },
    tracking: { impressionUrls: ['/seen'], clickUrls: ['/clicked'], vendor: 'house' },
  };

  it('tells once that half of it was in sight, and each click [CONT-6]', async () => {
    const { heard } = await show([ad]);
    expect(heard.beacons).toEqual([]);
    heard.seen.forEach((see) => {
      see();
      see();
    });
    expect(heard.beacons).toEqual(['/seen']);
    const button = screen.getByRole('link', { name: 'Shop Now' });
    button.addEventListener('click', (event) => {
      event.preventDefault();
    });
    button.click();
    expect(heard.beacons).toEqual(['/seen', '/clicked']);
    expect(heard.events).toEqual([
      { event: 'impression', sponsorshipId: 'ad-1', trackingUrls: ['/seen'], vendor: 'house' },
      { event: 'click', sponsorshipId: 'ad-1', trackingUrls: ['/clicked'], vendor: 'house' },
    ]);
  });

  it('is nothing without consent to advertising [CONT-6]', async () => {
    const { heard } = await show([ad, badge('Offer')], { canAdvertise: () => false });
    expect(screen.queryByText('Tea')).toBeNull();
    expect(screen.queryByText('Offer')).not.toBeNull();
    expect(heard.seen).toEqual([]);
  });
});
