import { act, render, screen, waitFor } from '@testing-library/react';
import { CatalogueIcon } from './CatalogueIcon';
import { ICON_FAMILIES } from './families';

describe('CatalogueIcon', () => {
  it.each(['cards', 'flags', 'shop', 'social'])(
    'loads the family %s when one of its icons is rendered [CONT-8]',
    async (family) => {
      const { shapes } = (await ICON_FAMILIES.get(family)?.()) ?? { shapes: {} };
      const [name = ''] = Object.keys(shapes);
      render(<CatalogueIcon family={family} name={name} label={name} />);
      const icon = screen.getByRole('img', { name });
      expect(icon.childElementCount).toBe(0);
      await waitFor(() => {
        expect(icon.childElementCount).toBe(shapes[name]?.length);
      });
    },
  );

  it.each([
    ['cards', 'constructor'],
    ['cards', '__proto__'],
    ['constructor', 'visa'],
  ])('renders an empty icon of the same size for the unknown %s %s [CONT-9]', async (family, name) => {
    const { container } = render(<CatalogueIcon family={family} name={name} size={40} />);
    await act(async () => {
      await ICON_FAMILIES.get('cards')?.();
    });
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('40');
    expect(container.querySelector('path')).toBeNull();
  });

  it('keeps its size when its family fails to load, and reports the failure [CONT-9]', async () => {
    const failures: unknown[] = [];
    const families = new Map([['cards', () => Promise.reject(new Error('Loading chunk 7 failed'))]]);
    const onFailure = (error: unknown) => void failures.push(error);
    const { container } = render(
      <CatalogueIcon family="cards" name="visa" families={families} onFailure={onFailure} />,
    );
    await waitFor(() => {
      expect(failures).toEqual([new Error('Loading chunk 7 failed')]);
    });
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('24');
  });
});
