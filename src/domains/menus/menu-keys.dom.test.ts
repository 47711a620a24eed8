import { pressMenuKey } from './menu-keys';

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
  const clicked: (string | undefined)[] = [];
  document.body.addEventListener('click', ({ target }) => {
    clicked.push((target as HTMLElement).dataset['item']);
  });
  /** Presses a key, and returns the focused item and whether the browser's default is prevented. */
  const press = (key: string, modifiers: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
    document.activeElement?.dispatchEvent(event);
    pressMenuKey(event);
    return [(document.activeElement as HTMLElement).dataset['item'], event.defaultPrevented];
  };
  return { press, clicked };
};

describe('pressMenuKey', () => {
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
  ])('stays on %s with %s %j [MEGA-3]', (start, key, modifiers) => {
    expect(setUp(start).press(key, modifiers)).toEqual([start, false]);
  });

  it('opens a closed column with ArrowRight, and keeps the focus on its item [MEGA-3]', () => {
    const { press, clicked } = setUp('cheese');
    expect(press('ArrowRight')).toEqual(['cheese', false]);
    expect(clicked).toEqual(['cheese']);
  });
});
