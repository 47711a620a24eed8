/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createStore } from 'zustand/vanilla';
import { createManualClock } from '../kernel/testing/manual-clock';
import { settle } from '../kernel/testing/settle';
import { Dialog } from './Dialog';
import type { Announcement } from './LiveRegion';
import { polyfillDialogs, silentDialogContext } from './testing/polyfill-dialogs';

polyfillDialogs();

interface SetUp {
  readonly closeTimeout?: number;
  readonly isShort?: boolean;
  /** What was announced before the dialog opened. */
  readonly phrase?: string;
}

const setUp = ({ closeTimeout, isShort = false, phrase = '' }: SetUp = {}) => {
  const clock = createManualClock();
  const onClose = jest.fn();
  const announcements = createStore<Announcement>()(() => ({ phrase, turn: 1 }));
  const { unmount } = render(
    <Dialog
      title="Cancel changes?"
      onClose={onClose}
      lockScroll={() => () => undefined}
      announcements={announcements}
      after={clock.after}
      isShort={isShort}
      {...(closeTimeout !== undefined && { closeTimeout })}
    >
      <p>Your order stays as you placed it.</p>
    </Dialog>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const pass = (milliseconds: number) => {
    act(() => clock.pass(milliseconds));
  };
  const announce = (next: string) => {
    act(() => announcements.setState({ phrase: next, turn: 2 }));
  };
  return {
    clock,
    onClose,
    unmount,
    announce,
    press,
    pass,
    stage: () => screen.getByRole('dialog').dataset['stage'],
  };
};

describe('Dialog', () => {
  it('has the stage opens, then after-open [ERR-7]', () => {
    const stages: unknown[] = [];
    const { showModal } = HTMLDialogElement.prototype;
    jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
      this: HTMLDialogElement,
    ) {
      stages.push(this.dataset['stage']);
      showModal.call(this);
    });
    const { stage } = setUp();
    expect([...stages, stage()]).toEqual(['opens', 'after-open']);
  });

  it.each([
    [true, 'Your order stays as you placed it.'],
    [false, ''],
  ])('with a message, %p, is described as %p [SHELL-7]', (isShort, description) => {
    setUp({ isShort });
    const id = screen.getByRole('dialog').getAttribute('aria-describedby');
    expect(id === null ? '' : document.getElementById(id)?.textContent).toBe(description);
  });

  it('announces what happens while it is open, and nothing before [SHELL-7]', () => {
    const { announce } = setUp({ phrase: 'Milk added' });
    expect(screen.getByRole('status').textContent).toBe('');
    announce('Placing your order');
    expect(screen.getByRole('status').textContent).toBe('Placing your order');
  });

  it('closes at once without a close timeout [ERR-7]', async () => {
    const { press, onClose, clock } = setUp();
    await press();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(clock.pending()).toBe(0);
  });

  it('closes once after its close timeout, however often Close is pressed [ERR-7]', async () => {
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

  it('stays open if onClose does not remove it, and can be closed again [ERR-7]', async () => {
    const { press, pass, onClose, stage } = setUp({ closeTimeout: 200 });
    await press();
    pass(200);
    expect(stage()).toBe('after-open');
    await press();
    pass(200);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('does not call onClose after it is unmounted while it closes [ERR-7]', async () => {
    const { press, clock, onClose, unmount } = setUp({ closeTimeout: 200 });
    await press();
    unmount();
    expect(clock.pending()).toBe(0);
    clock.pass(200);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('Dialog in StrictMode', () => {
  const setUpStrict = async () => {
    const onClose = jest.fn();
    render(
      <StrictMode>
        <Dialog title="Cancel changes?" {...silentDialogContext(onClose)}>
          <p>Your order stays as you placed it.</p>
        </Dialog>
      </StrictMode>,
    );
    // The event of the dialog that StrictMode has closed.
    await settle();
    return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
  };

  it('stays open, although React has closed it once [ERR-7]', async () => {
    const { dialog, onClose } = await setUpStrict();
    expect([dialog.open, onClose.mock.calls]).toEqual([true, []]);
  });

  it('requests to close once, and is shown again, when the browser closes it [ERR-7]', async () => {
    const { dialog, onClose } = await setUpStrict();
    dialog.close();
    await settle();
    expect([dialog.open, onClose.mock.calls]).toEqual([true, [[]]]);
  });
});
