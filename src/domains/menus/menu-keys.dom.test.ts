import { settle } from '../../kernel/testing/settle';
import { createMenuKeys } from './menu-keys';

/** Two columns: the second one belongs to the open item 'Bakery'. */
const COLUMNS = `
  <ul data-column="0">
    <li><a href="#all" data-item="all" data-level="0">View all</a></li>
    <li>
      <button data-item="bakery" data-level="0" aria-expanded="true">Bakery</button>
      <div data-column="1">
        <a href="#bread" data-item="bread" data-level="1">Bread</a>
        <a href="#cakes" data-item="cakes" data-level="1">Cakes</a>
      </div>
    </li>
    <li><button data-item="cheese" data-level="0" aria-expanded="false">Cheese</button></li>
    <li><a href="#beer" data-item="beer" data-level="0">Beer</a></li>
  </ul>`;

const setUp = (start: string) => {
  document.body.replaceChildren(document.createRange().createContextualFragment(COLUMNS));
  const item = (id: string) => document.querySelector<HTMLElement>(`[data-item="${id}"]`);
  item(start)?.focus();
  const pressKey = createMenuKeys();
  // Opens the column of an item as React does: after the event.
  document.body.addEventListener('click', ({ target }) => {
    const item = target as HTMLElement;
    item.ariaExpanded = 'true';
    void Promise.resolve().then(() => {
      const column = document
        .createRange()
        .createContextualFragment('<div><a data-item="brie" href="#">Brie</a></div>');
      item.after(column);
    });
  });
  /** Presses a key, and returns the focused item and whether the browser's default is prevented. */
  const press = (key: string, modifiers: KeyboardEventInit = {}, timeStamp = 10_000) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.activeElement?.dispatchEvent(event);
    pressKey(event);
    return [(document.activeElement as HTMLElement).dataset['item'], event.defaultPrevented];
  };
  return { press };
};

describe('createMenuKeys', () => {
  it.each([
    ['all', 'ArrowDown', 'bakery'],
    ['bakery', 'ArrowDown', 'cheese'],
    ['cheese', 'ArrowUp', 'bakery'],
    ['cheese', 'Home', 'all'],
    ['all', 'End', 'beer'],
    ['bakery', 'ArrowRight', 'bread'],
    ['cakes', 'ArrowLeft', 'bakery'],
    ['bread', 'End', 'cakes'],
    ['all', 'b', 'bakery'],
    ['bakery', 'B', 'beer'],
    ['beer', 'b', 'bakery'],
  ])('moves from %s with %s to %s [MEGA-3]', (start, key, end) => {
    expect(setUp(start).press(key)).toEqual([end, true]);
  });

  it.each([
    ['all', 'ArrowUp', {}],
    ['beer', 'ArrowDown', {}],
    ['all', 'ArrowLeft', {}],
    ['all', 'Tab', {}],
    ['all', 'z', {}],
    ['all', 'b', { ctrlKey: true }],
    ['all', 'ArrowDown', { shiftKey: true }],
    ['all', 'End', { shiftKey: true }],
    ['all', ' ', {}],
  ])('stays on %s with %s %j [MEGA-3]', (start, key, modifiers) => {
    expect(setUp(start).press(key, modifiers)).toEqual([start, false]);
  });

  it('opens a closed column with ArrowRight, and moves into it [MEGA-3]', async () => {
    const { press } = setUp('cheese');
    expect(press('ArrowRight')).toEqual(['cheese', true]);
    await settle();
    expect((document.activeElement as HTMLElement).dataset['item']).toBe('brie');
  });

  it.each([
    [
      'the letters of a word',
      'all',
      [
        ['b', 0],
        ['e', 300],
      ],
      'beer',
    ],
    ['a capital letter', 'all', [['C', 0]], 'cheese'],
    [
      'the letters of the item that has the focus',
      'bakery',
      [
        ['b', 0],
        ['e', 300],
        ['e', 600],
      ],
      'beer',
    ],
    [
      'a new word after another key',
      'all',
      [
        ['b', 0],
        ['Home', 100],
        ['c', 200],
      ],
      'cheese',
    ],
    [
      'a new word after a pause',
      'all',
      [
        ['b', 0],
        ['c', 800],
      ],
      'cheese',
    ],
    [
      'the same letter again',
      'all',
      [
        ['b', 0],
        ['b', 300],
      ],
      'beer',
    ],
    [
      'letters that no item starts with',
      'all',
      [
        ['b', 0],
        ['x', 300],
      ],
      'bakery',
    ],
  ] as const)('finds an item by %s [MEGA-3]', (_, start, letters, end) => {
    const { press } = setUp(start);
    for (const [key, at] of letters) press(key, { shiftKey: key === 'C' }, 10_000 + at);
    expect((document.activeElement as HTMLElement).dataset['item']).toBe(end);
  });
});
