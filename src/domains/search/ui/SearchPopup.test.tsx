/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { setUpSearch } from '../testing/search-set-up';
import { SearchPopup } from './SearchPopup';

/** Replaces the text nodes of an element, as the translator of a browser does. */
const translate = (element: Element) => {
  for (const node of [...element.childNodes]) {
    if (node instanceof Element) translate(node);
    else {
      const wrapper = document.createElement('i');
      node.replaceWith(wrapper);
      wrapper.append(node.textContent ?? '');
    }
  }
};

describe('SearchPopup', () => {
  it('shows the next suggestions after a browser has translated the previous ones [SRCH-7]', async () => {
    const { store, type, respondLast } = setUpSearch();
    const { container } = render(<SearchPopup store={store} id="list" />);
    const suggest = (term: string, ...terms: string[]) =>
      act(async () => {
        type(term);
        await respondLast(...terms);
      });
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await suggest('mil', 'milk', 'oat milk');
    translate(container);
    await suggest('oat', 'oat milk', 'milk');
    expect(options()).toEqual(['oat milk', 'milk', 'Search for ‘oat’']);
  });
});
