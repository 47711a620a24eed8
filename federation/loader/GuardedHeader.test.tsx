/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { HeaderProps } from '../contract';
import { guardHeader } from './GuardedHeader';

const PROPS = { config: { brand: { name: 'Fernleigh' } } } as HeaderProps;

/** Returns the fallback's links, which are in a shadow tree. */
const links = () =>
  [...document.querySelectorAll('[data-shop-header-place] > div')].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent),
  );

const AISLES = ['Groceries', 'Entertaining', 'Offers', 'Recipes'];

describe('guardHeader', () => {
  beforeAll(() => {
    // jsdom has no constructed style sheets.
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  });

  it('renders plain links if the header throws, and logs the error [FED-4]', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('thrown by the header');
    const Header = guardHeader(() => {
      throw error;
    });
    render(<Header {...PROPS} />);
    expect(links()).toEqual(['Fernleigh', 'Account', 'Trolley', ...AISLES]);
    expect(logged).toHaveBeenCalledWith(error);
  });

  it('renders plain links if there is no header [FED-4]', () => {
    const Header = guardHeader(undefined);
    render(<Header {...PROPS} />);
    expect(links()).toEqual(['Fernleigh', 'Account', 'Trolley', ...AISLES]);
  });
});
