import { render } from '@testing-library/react';
import { Badge } from './Badge';

const TYPES = [
  ...['default', 'danger', 'offer', 'success', 'warning', 'neutral', 'green', 'valueGreen', 'seasonal'],
  ...['limitedEdition', 'wineEvent'],
];

const typeOf = (type: string) => {
  const { container } = render(<Badge type={type} text="Half price" />);
  return container.querySelector('[data-type]')?.getAttribute('data-type');
};

describe('Badge', () => {
  it.each(TYPES)('keeps the type %s [CONT-8]', (type) => expect(typeOf(type)).toBe(type));

  it.each(['', 'Offer', 'constructor'])('renders the unknown type %p as default [CONT-8]', (type) =>
    expect(typeOf(type)).toBe('default'),
  );
});
