import { createStore } from 'zustand/vanilla';
import type { DialogSurroundings } from '../Dialog';
import type { Announcement } from '../LiveRegion';

/** Lets dialogs be shown and closed in a page that knows the element, and nothing of what it does. */
export const standInForDialogs = (): void => {
  const { prototype } = HTMLDialogElement;
  beforeAll(() => {
    prototype.showModal = function showModal() {
      this.open = true;
    };
    prototype.close = function close() {
      this.open = false;
    };
  });
  afterAll(() => {
    Reflect.deleteProperty(prototype, 'showModal');
    Reflect.deleteProperty(prototype, 'close');
  });
};

/** A header around a dialog that has nothing to say. */
export const quietSurroundings = (onClose: () => void): DialogSurroundings => ({
  onClose,
  lockScroll: () => () => undefined,
  announcements: createStore<Announcement>()(() => ({ phrase: '', turn: 0 })),
  after: () => () => undefined,
});
