import { CUSTOMER, OPERATOR, setUpMultiSearch, VISITOR } from './testing/multi-search-set-up';

const LIST = 'milk\nbread';
const STORED = '["milk","bread"]';
const over = (count: number) => Array.from({ length: count }, (_, n) => `item ${String(n + 1)}`).join('\n');

describe('createMultiSearchStore: the list of a customer', () => {
  it('is read from storage, one item per line [MULT-4]', () => {
    const { state } = setUpMultiSearch({ [CUSTOMER.key]: STORED, [VISITOR.key]: '["tea"]' });
    expect(state()).toMatchObject({ text: LIST, items: ['milk', 'bread'] });
  });

  it('is stored when the dialog closes [MULT-4]', () => {
    const { input, close, stored } = setUpMultiSearch();
    input('milk, bread,,');
    expect(stored()).toBeUndefined();
    close();
    expect(stored()).toBe(STORED);
  });

  it('is stored after a second without typing, so that it survives a page unload [MULT-4]', () => {
    const { input, clock, stored } = setUpMultiSearch();
    input('milk');
    clock.pass(999);
    input(LIST);
    clock.pass(999);
    expect(stored()).toBeUndefined();
    clock.pass(1);
    expect(stored()).toBe(STORED);
  });

  it('is removed from storage while it is empty [MULT-4]', () => {
    const { input, close, storage } = setUpMultiSearch({ [CUSTOMER.key]: STORED });
    input(' ,\n');
    close();
    expect(storage.size).toBe(0);
  });

  it('stays as typed until the page unloads, also beyond the limit [MULT-3] [MULT-4]', () => {
    const { input, close, open, state, stored } = setUpMultiSearch();
    const text = `Crème,${over(120)}`;
    input(text);
    close();
    expect(JSON.parse(stored() ?? '')).toHaveLength(100);
    open();
    expect(state().text).toBe(text);
    expect(state().droppedItems).toHaveLength(21);
  });

  it('is replaced by a list that another tab has stored [MULT-4]', () => {
    const { input, close, open, state, storage } = setUpMultiSearch();
    input('milk');
    close();
    storage.set(CUSTOMER.key, '["tea"]');
    open();
    expect(state().text).toBe('tea');
  });

  it('is replaced by the list of another customer [MULT-4]', () => {
    const { input, close, open, setOwner, state, stored } = setUpMultiSearch({ [VISITOR.key]: '["tea"]' });
    input(LIST);
    close();
    setOwner(VISITOR);
    open();
    expect(state().text).toBe('tea');
    input('coffee');
    close();
    expect(stored()).toBe(STORED);
    setOwner(CUSTOMER);
    open();
    expect(state().text).toBe(LIST);
  });

  it('is stored for the customer who opened it, even after a sign-out [MULT-4]', () => {
    const { input, close, setOwner, storage } = setUpMultiSearch();
    input(LIST);
    setOwner(VISITOR);
    close();
    expect([...storage]).toEqual([[CUSTOMER.key, STORED]]);
  });

  it('is neither read nor stored while staff are signed on as the customer [MULT-4]', () => {
    const { setOwner, open, close, input, clear, undo, submit, clock, state, storage } = setUpMultiSearch({
      [CUSTOMER.key]: STORED,
    });
    close();
    setOwner(OPERATOR);
    open();
    expect(state().text).toBe('');
    input('tea');
    clock.pass(1_000);
    submit();
    clear();
    undo();
    close();
    expect([...storage]).toEqual([[CUSTOMER.key, STORED]]);
    open();
    expect(state().text).toBe('tea');
  });
});

describe('createMultiSearchStore: clear', () => {
  it('removes the list and the stored list [MULT-4]', () => {
    const { input, close, clear, state, storage } = setUpMultiSearch();
    input(LIST);
    close();
    clear();
    expect(state()).toMatchObject({ text: '', items: [], canUndo: true });
    expect(storage.size).toBe(0);
  });

  it('can be undone for 10 seconds, which also restores the stored list [MULT-4]', () => {
    const { input, clear, undo, state, stored, clock } = setUpMultiSearch();
    const text = `Crème,\n${over(120)}`;
    input(text);
    clear();
    clock.pass(9_999);
    undo();
    expect(state()).toMatchObject({ text, canUndo: false });
    expect(JSON.parse(stored() ?? '')).toHaveLength(100);
  });

  const ENDS: Readonly<Record<string, (dialog: ReturnType<typeof setUpMultiSearch>) => void>> = {
    'after 10 seconds': ({ clock }) => clock.pass(10_000),
    'once the shopper types': ({ input }) => input(''),
    'when the dialog closes': ({ close }) => close(),
  };
  it.each(Object.entries(ENDS))('can no longer be undone %s [MULT-4]', (_, end) => {
    const dialog = setUpMultiSearch();
    dialog.input(LIST);
    dialog.clear();
    end(dialog);
    expect(dialog.state().canUndo).toBe(false);
    dialog.undo();
    expect(dialog.state().text).toBe('');
  });

  it('restarts the 10 seconds of Undo at each clear [MULT-4]', () => {
    const { input, clear, undo, state, clock } = setUpMultiSearch();
    input('milk');
    clear();
    clock.pass(6_000);
    undo();
    clear();
    clock.pass(6_000);
    expect(state().canUndo).toBe(true);
  });
});

describe('createMultiSearchStore: submit', () => {
  it('stores the list and navigates with its first item and the amounts [MULT-2] [MULT-5]', () => {
    const { input, submit, searched, stored } = setUpMultiSearch();
    input('\n crème\nbread x3');
    submit();
    expect(searched).toEqual(['creme 1,3']);
    expect(stored()).toBe('["creme","bread"]');
  });

  it.each([
    ['a full storage', { isFull: true }, CUSTOMER],
    ['staff, for whom nothing is stored', {}, OPERATOR],
  ])('passes the list on to the results with %s, unless it is one item [MULT-5]', (_, options, owner) => {
    const { open, input, submit, searched, setOwner } = setUpMultiSearch({}, options);
    setOwner(owner);
    open();
    input('milk\nbread');
    submit();
    input('milk');
    submit();
    expect(searched).toEqual(['milk 1,1 ["milk","bread"]', 'milk 1']);
  });

  it('does nothing while the list is empty [MULT-1]', () => {
    const { input, submit, searched } = setUpMultiSearch();
    input(' ,_\n');
    submit();
    expect(searched).toEqual([]);
  });
});

describe('createMultiSearchStore: announcements', () => {
  it('announces the count once, after a second without typing [MULT-3]', () => {
    const { input, clock, announced } = setUpMultiSearch();
    for (const text of ['milk', 'milk,', 'milk,bread']) {
      input(text);
      clock.pass(999);
    }
    expect(announced).toEqual([]);
    clock.pass(1);
    input('milk,breads');
    clock.pass(5_000);
    expect(announced).toEqual(['2 items']);
  });

  it('announces the limit at once when it is exceeded, and not again while the text stays the same [MULT-3]', () => {
    const { input, clock, announced } = setUpMultiSearch();
    const phrase = (count: number) =>
      `Item limit reached. 100 of ${String(count)} items taken. Left out: item 101 and item 102.`;
    input(over(102));
    expect(announced).toEqual([phrase(102)]);
    input(`${over(102)},`);
    clock.pass(5_000);
    expect(announced).toEqual([phrase(102)]);
    input(over(100));
    input(over(102));
    input(`${over(102)},\n`);
    clock.pass(5_000);
    expect(announced).toEqual([phrase(102)]);
  });

  it('announces that the list was cleared, and its count after Undo [MULT-4]', () => {
    const { input, clear, undo, clock, announced } = setUpMultiSearch();
    input(LIST);
    clear();
    clock.pass(5_000);
    undo();
    expect(announced).toEqual(['List cleared. You can undo this for 10 seconds.', '2 items']);
  });

  it('does not announce a stored list [MULT-4]', () => {
    const { input, clock, announced } = setUpMultiSearch({ [CUSTOMER.key]: STORED });
    input(`${LIST}\n`);
    clock.pass(1_000);
    expect(announced).toEqual([]);
  });
});

describe('createMultiSearchStore: compositions', () => {
  it('silence announcements, and neither store nor search [MULT-2]', () => {
    const { input, composeStart, composeEnd, submit, clock, announced, searched, stored, isSilent } =
      setUpMultiSearch();
    input('ぎゅう');
    composeStart();
    expect(isSilent()).toBe(true);
    input('ぎゅうにゅ');
    clock.pass(5_000);
    submit();
    expect([announced, searched, stored()]).toEqual([[], [], undefined]);
    composeEnd('牛乳');
    expect(isSilent()).toBe(false);
    clock.pass(1_000);
    expect(announced).toEqual(['1 item']);
    submit();
    expect(searched).toEqual(['牛乳 1']);
  });

  it('count as typing when the keyboard composes every word [MULT-2]', () => {
    const { input, composeStart, submit, clock, announced, searched } = setUpMultiSearch(
      {},
      { composesPlainWords: true },
    );
    composeStart();
    input('milk');
    clock.pass(1_000);
    submit();
    expect([announced, searched]).toEqual([['1 item'], ['milk 1']]);
  });
});

describe('createMultiSearchStore: close', () => {
  it('clears all timers [FED-6]', () => {
    const { input, clear, close, clock } = setUpMultiSearch();
    input(LIST);
    clear();
    input('milk');
    close();
    expect(clock.pending()).toBe(0);
  });
});
