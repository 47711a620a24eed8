import { fireEvent } from '@testing-library/react';

/** Moves the mouse on an element by 3 px. The pointer events of jsdom have no movement. */
export const moveMouse = (element: Element): void => {
  const fields = { pointerType: 'mouse', movementX: 3, movementY: 0 };
  fireEvent(element, Object.assign(new Event('pointermove', { bubbles: true }), fields));
};
