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

/** Types a term and shows suggestions for it. */
const suggest = async ({ field, clock, respondLast }: Awaited<ReturnType<typeof setUp>>) => {
  fireEvent.input(field, { target: { value: 'milk' } });
  await act(async () => {
    clock.pass(1000);
    await respondLast('milk', 'milkshake');
  });
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

  it('does not submit before the field is edited [SRCH-2]', async () => {
    const { searched } = await setUp();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(searched).toEqual([]);
  });

  it('keeps its list when the keyboard of a phone is hidden, which takes the focus from the field [SRCH-8]', async () => {
    const search = await setUp();
    await suggest(search);
    act(() => {
      search.field.blur();
    });
    expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
    expect(search.field.value).toBe('milk');
  });

  it('closes its list by a press outside, and when the focus moves on [SRCH-8]', async () => {
    const search = await setUp();
    await suggest(search);
    const outside = screen.getByRole('button', { name: 'Outside' });
    fireEvent(outside, Object.assign(new Event('pointerdown', { bubbles: true }), { button: 0 }));
    fireEvent(outside, new Event('pointerup', { bubbles: true }));
    expect(screen.queryAllByRole('option')).toEqual([]);
    await act(async () => {
      search.field.blur();
      search.field.focus();
      await Promise.resolve();
    });
    fireEvent.click(search.field);
    expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
    act(() => {
      outside.focus();
    });
    expect(screen.queryAllByRole('option')).toEqual([]);
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
