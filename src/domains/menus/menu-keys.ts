import { mirroredKey } from '../../kernel/mirrored-key';

type KeyPress = Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

const ITEM = '[data-item]';
const COLUMN = '[data-column]';

/** Returns the item to which a key moves the focus. */
const nextItem = (key: string, item: HTMLElement, column: Element): Element | null | undefined => {
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
      // The first press opens the column, the next one moves into it.
      if (item.ariaExpanded === 'false') item.click();
      return item.nextElementSibling?.querySelector(ITEM);
    case 'ArrowLeft':
      // A column follows the button that opened it.
      return column.previousElementSibling;
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return key.length > 1
        ? undefined
        : [...items.slice(place + 1), ...items].find(({ textContent }) =>
            textContent.toLowerCase().startsWith(key.toLowerCase()),
          );
  }
};

/**
 * Moves the focus in the columns of an open menu: up and down, Home and End and by first letters in a column, right into
 * the column of an item, left back to that item. Tab and Enter keep their meaning, as in the disclosure pattern for
 * navigation of the ARIA Authoring Practices [MEGA-3].
 */
export const pressMenuKey = (press: KeyPress): void => {
  const { key, target, altKey, ctrlKey, metaKey } = press;
  const column = target instanceof HTMLElement && target.closest(COLUMN);
  if (!column || altKey || ctrlKey || metaKey) return;
  const item = nextItem(mirroredKey(key, target), target, column);
  if (!(item instanceof HTMLElement)) return;
  press.preventDefault();
  item.focus();
};
