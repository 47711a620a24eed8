/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { pressKey } from '../keys';
import { setUpSearch } from '../testing/search-set-up';
import { SearchForm } from './SearchForm';
import { SearchPopup } from './SearchPopup';
import { SearchTrigger } from './SearchTrigger';

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
  it('calls `onPress` when the field of a row is pressed, but not for the focus [SRCH-10]', () => {
    const { draft } = setUpSearch();
    const onPress = jest.fn();
    const rest = { hasShortPlaceholder: false, isInteractive: true, onEarlySubmit: () => undefined };
    render(<SearchForm draft={draft} load={undefined} onPress={onPress} {...rest} />);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    act(() => {
      field.focus();
    });
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.click(field);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

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

  it('shows in bold what is predicted, and nothing in a suggestion without a word of the term [SRCH-7]', async () => {
    const { store, type, requests } = setUpSearch();
    const { container } = render(<SearchPopup store={store} id="list" />);
    await act(async () => {
      type('milk');
      const scopes = [{ term: 'milk', category: '7', name: 'Dairy' }];
      await requests.at(-1)?.respond({ ok: true, value: { terms: ['milk', 'oat milk', 'bread'], scopes } });
    });
    expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['oat ']);
    expect(screen.getByRole('option', { name: 'milk in Dairy' })).toBeTruthy();
  });
});

describe('SearchTrigger', () => {
  const trigger = (isOpen: boolean, onCancel: () => void = () => undefined) => (
    <SearchTrigger isOpen={isOpen} onOpen={() => undefined} onCancel={onCancel}>
      <input aria-label="Search" />
    </SearchTrigger>
  );

  it.each([
    ['the page’s term', 'milk', 'milk'],
    ['nothing of what was typed before', 'milk s', ''],
  ])('selects %s when it opens [SRCH-10]', async (_what, value, selected) => {
    const term = (isOpen: boolean) => (
      <>
        <SearchTrigger isOpen={isOpen} onOpen={() => undefined} onCancel={() => undefined}>
          <input defaultValue="milk" />
        </SearchTrigger>
        <p>Outside</p>
      </>
    );
    const { rerender } = render(term(false));
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = value;
    field.setSelectionRange(value.length, value.length);
    rerender(term(true));
    await waitFor(() => {
      expect(screen.getByText('Outside').inert).toBe(true);
      expect(value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(selected);
    });
  });

  /** Renders the trigger in a host whose styles make an ancestor the containing block of fixed elements. */
  const setUp = (isOpen: boolean) => {
    const { rerender } = render(trigger(isOpen));
    const panel = screen.getByRole('textbox').parentElement;
    if (!panel) throw new Error('the field has no panel');
    Object.defineProperty(panel, 'offsetParent', { value: document.body });
    panel.showPopover = () => {
      panel.setAttribute('popover', panel.popover ?? '');
    };
    const show = (isNowOpen: boolean) =>
      act(async () => {
        rerender(trigger(isNowOpen));
        await Promise.resolve();
      });
    return { panel, show };
  };

  it('moves the open search to the top layer, and back once it is closed [SRCH-10] [FED-6]', async () => {
    const { panel, show } = setUp(false);
    await show(true);
    expect(panel.getAttribute('popover')).toBe('manual');
    await show(false);
    expect(panel.hasAttribute('popover')).toBe(false);
  });

  it('keeps the focus in the field when it opens in StrictMode, and returns it to the button [SRCH-10]', async () => {
    const { rerender } = render(trigger(false), { wrapper: StrictMode });
    rerender(trigger(true));
    const field = screen.getByRole('textbox');
    field.focus();
    await waitFor(() => {
      // The overlay's code has loaded.
      expect(screen.getByRole('button', { name: 'Open search', hidden: true }).inert).toBe(true);
    });
    expect(document.activeElement).toBe(field);
    rerender(trigger(false));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open search' }));
    });
  });

  it('is cancelled by Escape before the code of the overlay has loaded, and the button gets the focus [SRCH-10]', () => {
    const cancelled: string[] = [];
    const { unmount } = render(trigger(true, () => cancelled.push('cancelled')));
    const field = screen.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'a' });
    expect(cancelled).toEqual([]);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(cancelled).toEqual(['cancelled']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open search' }));
    unmount();
  });
});
