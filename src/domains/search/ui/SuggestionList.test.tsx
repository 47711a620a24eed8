/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { SearchState } from '../state';
import { SuggestionList } from './SuggestionList';

const list = (resultsTerm: string, ...terms: readonly string[]) => (
  <SuggestionList
    search={
      {
        popup: 'suggestions',
        grid: terms.map((term) => [{ kind: 'suggestion', term }]),
        active: { row: -1, column: 0 },
        resultsTerm,
        isStalled: false,
      } as unknown as SearchState
    }
    id="list"
  />
);

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

describe('SuggestionList', () => {
  it('shows the next suggestions after a browser has translated the previous ones [SRCH-7]', () => {
    const { container, rerender } = render(list('mil', 'milk', 'oat milk'));
    translate(container);
    rerender(list('oat', 'oat milk', 'milk'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['oat milk', 'milk']);
  });
});
