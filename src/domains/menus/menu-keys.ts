import { mirroredKey } from '../../kernel/mirrored-key';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'timeStamp' | 'preventDefault'
>;

const ITEM = '[data-item]';
const COLUMN = '[data-column]';
/** Milliseconds within which the next letter belongs to the same word. */
const TYPING_MS = 700;

/** The first item of the column that belongs to an item. */
const firstInside = (item: Element): HTMLElement | null | undefined =>
  item.nextElementSibling?.querySelector<HTMLElement>(ITEM);

/** Opens the column of an item and moves the focus into it. */
const openColumn = (item: HTMLElement): Element | null | undefined => {
  if (item.ariaExpanded !== 'false') return firstInside(item);
  item.click();
  // React renders the column at the end of this task.
  void Promise.resolve().then(() => firstInside(item)?.focus());
  return item;
};

/**
 * Creates the function that handles a key in the columns of an open menu. It moves the focus up and down, to the first and
 * the last item, and to the item whose name is typed; right into the column of an item, which it opens, and left back to
 * that item. Tab and Enter keep their meaning, as in the disclosure pattern for navigation of the ARIA Authoring Practices
 * [MEGA-3].
 */
export const createMenuKeys = () => {
  let typed = '';
  let typedAt = 0;

  const findTyped = (letter: string, timeStamp: number, items: readonly HTMLElement[], place: number) => {
    typed = timeStamp - typedAt < TYPING_MS ? typed + letter : letter;
    typedAt = timeStamp;
    // The same letter again and again goes through the items that start with it.
    const isOneLetter = !typed.replaceAll(letter, '');
    const start = isOneLetter ? letter : typed;
    return [...items.slice(place + Number(isOneLetter)), ...items].find(({ textContent }) =>
      textContent.toLowerCase().startsWith(start),
    );
  };

  /** Returns the item to which a key moves the focus. */
  const nextItem = (key: string, item: HTMLElement, column: Element, timeStamp: number) => {
    const items = [...column.querySelectorAll<HTMLElement>(ITEM)].filter(
      ({ dataset }) => dataset['level'] === item.dataset['level'],
    );
    const place = items.indexOf(item);
    switch (key) {
      case 'ArrowDown':
        return items[place + 1];
      case 'ArrowUp':
        return items[place - 1];
      case 'ArrowRight':
        return openColumn(item);
      case 'ArrowLeft':
        // A column follows the button that opened it.
        return column.previousElementSibling;
      case 'Home':
        return items[0];
      case 'End':
        return items.at(-1);
      default:
        return key.length > 1 || key === ' '
          ? undefined
          : findTyped(key.toLowerCase(), timeStamp, items, place);
    }
  };

  return (press: KeyPress): void => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, timeStamp } = press;
    const column = target instanceof HTMLElement && target.closest(COLUMN);
    // Shift belongs to a capital letter; with other keys, it selects text.
    if (!column || altKey || ctrlKey || metaKey || (shiftKey && key.length > 1)) return;
    if (key.length > 1) typed = '';
    const item = nextItem(mirroredKey(key, target), target, column, timeStamp);
    if (!(item instanceof HTMLElement)) return;
    press.preventDefault();
    item.focus();
  };
};
