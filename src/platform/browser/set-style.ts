import { removeEmptyStyle } from './remove-empty-style';

/** Sets a property of an element's inline style. Returns a function that restores the value that it had. */
export const setStyle = (
  element: HTMLElement,
  name: string,
  value: string,
  priority?: 'important',
): (() => void) => {
  const { style } = element;
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, priority);
  return () => {
    style.setProperty(name, ...before);
    removeEmptyStyle(element);
  };
};
