import { render } from '@testing-library/react';
import { Spinner } from './Spinner';

const shown = (spinner: Parameters<typeof render>[0]) => {
  const ring = render(spinner).container.firstElementChild;
  return ['data-size', 'data-theme', 'aria-hidden'].map((name) => ring?.getAttribute(name));
};

describe('Spinner', () => {
  it('is medium and dark by default, and hidden from screen readers [CONT-8]', () => {
    expect(shown(<Spinner />)).toEqual(['medium', 'dark', 'true']);
  });

  it('accepts a size and a theme [CONT-8]', () => {
    expect(shown(<Spinner size="large" theme="light" />)).toEqual(['large', 'light', 'true']);
  });
});
