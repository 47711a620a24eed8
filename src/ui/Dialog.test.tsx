/** @jest-environment jsdom */
// The usual one has the abort signals of Node.js, which its own elements refuse.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { createManualClock } from '../kernel/testing/manual-clock';
import { Dialog } from './Dialog';
import type { Announcement } from './LiveRegion';

/** What the dialog's stage was each time that it was shown. */
let shownAt: (string | undefined)[] = [];
const { prototype } = HTMLDialogElement;

// The page of these tests knows dialogs, but neither shows nor closes them.
beforeAll(() => {
  prototype.showModal = function showModal() {
    shownAt.push(this.dataset['stage']);
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

const setUp = ({ closeTimeout }: { readonly closeTimeout?: number } = {}) => {
  shownAt = [];
  const clock = createManualClock();
  const onClose = jest.fn();
  const announcements = createStore<Announcement>()(() => ({ phrase: '', turn: 0 }));
  const { unmount } = render(
    <Dialog
      title="Cancel changes?"
      onClose={onClose}
      lockScroll={() => () => undefined}
      announcements={announcements}
      after={clock.after}
      {...(closeTimeout !== undefined && { closeTimeout })}
    >
      <p>Your order stays as you placed it.</p>
    </Dialog>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const pass = (milliseconds: number) => {
    act(() => {
      clock.pass(milliseconds);
    });
  };
  return { clock, onClose, unmount, press, pass, stage: () => screen.getByRole('dialog').dataset['stage'] };
};

describe('a dialog', () => {
  it('opens, and then stands [ERR-7]', () => {
    const { stage } = setUp();
    expect(shownAt).toEqual(['opens']);
    expect(stage()).toBe('after-open');
  });

  it('closes at once unless told otherwise [ERR-7]', async () => {
    const { press, onClose, clock } = setUp();
    await press();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(clock.pending()).toBe(0);
  });

  it('passes its close timeout before it closes, once however often it is asked [ERR-7]', async () => {
    const { press, pass, onClose, stage } = setUp({ closeTimeout: 200 });
    await press();
    expect(stage()).toBe('before-close');
    pass(199);
    await press();
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    pass(200);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stands again when the one who was asked keeps it, and closes the next time [ERR-7]', async () => {
    const { press, pass, onClose, stage } = setUp({ closeTimeout: 200 });
    await press();
    pass(200);
    expect(stage()).toBe('after-open');
    await press();
    pass(200);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('that is taken away while it closes asks nobody any more [ERR-7]', async () => {
    const { press, clock, onClose, unmount } = setUp({ closeTimeout: 200 });
    await press();
    unmount();
    expect(clock.pending()).toBe(0);
    clock.pass(200);
    expect(onClose).not.toHaveBeenCalled();
  });
});
