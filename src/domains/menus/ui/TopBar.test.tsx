import { render, screen } from '@testing-library/react';
import { TopBar } from './TopBar';

const renderBar = (sisterShops: readonly { readonly name: string; readonly url: string }[]) =>
  render(<TopBar brand="Fernleigh" sisterShops={sisterShops} storeFinderUrl="/stores" variant="row" />);

describe('TopBar', () => {
  it('has a list of the sister shops and one of the help links [NAV-12]', () => {
    renderBar([{ name: 'Cellar', url: 'https://cellar.example' }]);
    expect(screen.getAllByRole('list')).toHaveLength(2);
  });

  it('has no empty list in a shop without sister shops [NAV-12]', () => {
    renderBar([]);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });
});
