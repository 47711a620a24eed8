/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SearchedTerm } from './SearchedTerm';
import { SearchTrigger } from './SearchTrigger';

describe('SearchedTerm', () => {
  it.each([
    ['milk', 'milk Open search'],
    ['', 'Open search'],
  ])('after the term %p names the button that opens the search %p [SRCH-10]', (term, name) => {
    const nothing = () => undefined;
    render(
      <SearchTrigger
        isOpen={false}
        onOpen={nothing}
        onCancel={nothing}
        searchedTerm={<SearchedTerm term={term} />}
      >
        <input />
      </SearchTrigger>,
    );
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});
