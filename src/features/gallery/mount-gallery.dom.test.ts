import { act, waitFor } from '@testing-library/react';
import { fragmentOf } from '../../context/testing/menu-services';
import { mountGallery } from './mount-gallery';

describe('mountGallery', () => {
  it('renders the fragments, and passes warnings to the page [CONT-8] [CONT-9]', async () => {
    const element = document.createElement('div');
    const warnings: string[] = [];
    const unknown = { key: 'k', components: [{ type: 'hologram' }] };
    await act(() =>
      mountGallery(
        element,
        [
          { title: 'Offers', fragment: fragmentOf('Half price') },
          { title: 'Unknown', fragment: unknown },
        ],
        { mediaPaths: [], warn: (message) => warnings.push(message), push: () => undefined },
      ),
    );
    await waitFor(() => {
      expect(element.textContent).toContain('Half price');
    });
    expect(warnings).toEqual([expect.stringContaining('hologram')]);
  });
});
