/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pressKey } from '../keys';
import { setUpSearch } from '../testing/search-set-up';
import { SearchForm } from './SearchForm';
import { SearchPopup } from './SearchPopup';

const setUp = async () => {
  const search = setUpSearch();
  const parts = { store: search.store, pressKey, Popup: SearchPopup };
  const load = () => Promise.resolve(parts);
  /** The key is another one for a form with a new field. */
  const page = (key: number) => (
    <>
      <SearchForm
        key={key}
        draft={search.draft}
        load={load}
        onEarlySubmit={() => undefined}
        hasShortPlaceholder={false}
        isInteractive
      />
      <button type="button">Outside</button>
    </>
  );
  const { rerender } = render(page(0));
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await act(async () => {
    field.focus();
    await Promise.resolve();
  });
  const renderAgain = () =>
    act(async () => {
      rerender(page(1));
      await Promise.resolve();
    });
  return { ...search, field, renderAgain };
};

describe('SearchForm', () => {
  it('submits a value that a tool wrote into the field without an event [SRCH-2] [SRCH-9]', async () => {
    const { field, searched } = await setUp();
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-disabled')).toBe('true');
    field.value = 'tea';
    act(() => {
      field.form?.requestSubmit();
    });
    expect(searched).toEqual(['tea']);
  });

  it('keeps text, focus and caret when it is rendered again with another field [SRCH-2]', async () => {
    const { field, renderAgain } = await setUp();
    fireEvent.input(field, { target: { value: 'tea' } });
    field.setSelectionRange(1, 1);
    await renderAgain();
    const next = screen.getByRole<HTMLInputElement>('combobox');
    expect([next === field, next.value, document.activeElement]).toEqual([false, 'tea', next]);
    expect([next.selectionStart, next.selectionEnd]).toEqual([1, 1]);
  });
});
