import { render, screen } from '@testing-library/react';
import { fragmentOf } from '../../context/testing/menu-services';
import { createTestContext } from '../../context/testing/test-context';
import { createContentPorts } from '../content/content-ports';
import { Gallery, type GallerySection } from './Gallery';

const renderGallery = async (...sections: readonly GallerySection[]) => {
  const { browser, analytics } = createTestContext().context;
  const ports = createContentPorts({
    browser,
    analytics,
    warn: () => undefined,
    isShopper: () => true,
    mediaPaths: undefined,
  });
  const { container } = render(<Gallery sections={sections} ports={ports} />);
  await screen.findByRole('heading', { name: 'Spinner' });
  return container;
};

describe('Gallery', () => {
  it('renders each fragment under its title, and the spinner in every variant [CONT-8]', async () => {
    const container = await renderGallery(
      { title: 'Offers', fragment: fragmentOf('Half price') },
      { title: 'News', fragment: fragmentOf('Open late') },
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Offers',
      'News',
      'Spinner',
    ]);
    expect(screen.getByText('Half price')).toBeTruthy();
    expect(container.querySelectorAll('[data-theme=dark], [data-theme=light]').length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('renders the reason of a fragment that cannot be decoded, and the other fragments [CONT-9]', async () => {
    const container = await renderGallery(
      { title: 'Broken', fragment: 'text' },
      { title: 'Offers', fragment: fragmentOf('Half price') },
    );
    expect(container.querySelector('section')?.textContent).toBe('Brokenfragment');
    expect(screen.getByText('Half price')).toBeTruthy();
  });
});
