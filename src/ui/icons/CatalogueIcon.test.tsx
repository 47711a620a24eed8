import { act, render, screen, waitFor } from '@testing-library/react';
import * as catalogue from './catalogue';
import { CatalogueIcon, loadCatalogue } from './CatalogueIcon';

describe('CatalogueIcon', () => {
  it.each(['cards', 'flags', 'shop', 'social'] as const)(
    'loads the catalogue when an icon of the family %s is rendered [CONT-8]',
    async (family) => {
      const shapes = catalogue[family];
      const [name = ''] = Object.keys(shapes);
      render(<CatalogueIcon family={family} name={name} label={name} />);
      const icon = screen.getByRole('img', { name });
      expect(icon.childElementCount).toBe(0);
      await waitFor(() => expect(icon.childElementCount).toBe(shapes[name]?.length));
    },
  );

  it.each([
    ['cards', 'constructor'],
    ['cards', '__proto__'],
    ['constructor', 'visa'],
  ])('renders an empty icon of the same size for the unknown %s %s [CONT-9]', async (family, name) => {
    const { container } = render(<CatalogueIcon family={family} name={name} size={40} />);
    await act(async () => {
      await loadCatalogue();
    });
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('40');
    expect(container.querySelector('path')).toBeNull();
  });

  it('keeps its size when the catalogue fails to load, and reports the failure [CONT-9]', async () => {
    const failures: unknown[] = [];
    const load = () => Promise.reject(new Error('Loading chunk 7 failed'));
    const onFailure = (error: unknown) => void failures.push(error);
    const { container } = render(
      <CatalogueIcon family="cards" name="visa" load={load} onFailure={onFailure} />,
    );
    await waitFor(() => expect(failures).toEqual([new Error('Loading chunk 7 failed')]));
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('24');
  });
});
