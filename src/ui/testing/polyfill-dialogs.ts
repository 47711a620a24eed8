import { createStore } from 'zustand/vanilla';
import type { DialogContext } from '../Dialog';
import type { Announcement } from '../LiveRegion';

/**
 * Adds `showModal` and `close` to dialogs in jsdom, which has the element but not its methods. The event `close` is sent
 * later, as in browsers.
 */
export const polyfillDialogs = (): void => {
  const { prototype } = HTMLDialogElement;
  beforeAll(() => {
    prototype.showModal = function showModal() {
      this.open = true;
    };
    prototype.close = function close() {
      if (this.open) void Promise.resolve().then(() => this.dispatchEvent(new Event('close')));
      this.open = false;
    };
  });
  afterAll(() => {
    Reflect.deleteProperty(prototype, 'showModal');
    Reflect.deleteProperty(prototype, 'close');
  });
};

/** Creates the context of a dialog without announcements. */
export const silentDialogContext = (onClose: () => void): DialogContext => ({
  onClose,
  lockScroll: () => () => undefined,
  announcements: createStore<Announcement>()(() => ({ phrase: '', turn: 0 })),
  after: () => () => undefined,
});
