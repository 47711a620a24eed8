/** @jest-environment jsdom */
// The project's default environment uses the AbortSignal of Node.js, which elements of jsdom reject.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { silentDialogContext, polyfillDialogs } from '../../../ui/testing/polyfill-dialogs';
import type { PlacingState } from '../placing/state';
import { InstantCheckoutChooser } from './InstantCheckoutChooser';

polyfillDialogs();

const BUSY: readonly PlacingState[] = [
  { kind: 'placing', hasReleasedSlot: false },
  { kind: 'checking', hasReleasedSlot: false },
  { kind: 'cancelling' },
];

const setUp = () => {
  const pressed: string[] = [];
  const press = (what: string) => () => void pressed.push(what);
  const placing = createStore<PlacingState>()(() => ({ kind: 'idle' }));
  render(
    <InstantCheckoutChooser
      {...silentDialogContext(press('close'))}
      placing={placing}
      onReview={press('review')}
      onInstant={press('instant')}
    />,
  );
  return {
    pressed,
    setPlacing: (state: PlacingState) => {
      act(() => {
        placing.setState(state, true);
      });
    },
  };
};

const button = (name: string) => screen.getByRole('button', { name });
const instant = () => button('Instant checkout');
const review = () => button('Check out as normal');

describe('InstantCheckoutChooser', () => {
  it('has a title and two buttons, and focuses Instant checkout [INST-1]', () => {
    setUp();
    expect(screen.getByRole('dialog', { name: 'Check out the way you want' })).toBeDefined();
    expect(document.activeElement).toBe(instant());
    expect(review().getAttribute('aria-disabled')).toBe('false');
  });

  it('calls the handler of each button and of Close [INST-1]', async () => {
    const { pressed } = setUp();
    await userEvent.click(instant());
    await userEvent.click(review());
    await userEvent.click(button('Close'));
    expect(pressed).toEqual(['instant', 'review', 'close']);
  });

  it.each(BUSY)(
    'is busy while the order is $kind: shows a spinner, keeps the focus and disables all buttons [CHK-2]',
    async (state) => {
      const { pressed, setPlacing } = setUp();
      setPlacing(state);
      expect(instant().getAttribute('aria-busy')).toBe('true');
      expect(document.activeElement).toBe(instant());
      for (const each of [instant(), review()]) {
        expect(each.getAttribute('aria-disabled')).toBe('true');
        await userEvent.click(each);
      }
      await userEvent.click(button('Close'));
      expect(pressed).toEqual([]);
    },
  );

  it('shows the note of a long wait [INST-4]', () => {
    const { setPlacing } = setUp();
    setPlacing({ kind: 'placing', hasReleasedSlot: false, note: 'This is taking longer than usual.' });
    expect(screen.getByText('This is taking longer than usual.')).toBeDefined();
    setPlacing({ kind: 'refused', code: 'TIMEOUT' });
    expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
  });

  it.each<PlacingState>([
    { kind: 'placed', customerOrderId: 'co-1' },
    { kind: 'refused', code: 'TIMEOUT' },
  ])('is no longer busy once the order is $kind [CHK-2]', (end) => {
    const { setPlacing } = setUp();
    setPlacing({ kind: 'placing', hasReleasedSlot: false });
    setPlacing(end);
    expect(instant().getAttribute('aria-busy')).toBe('false');
    expect(instant().getAttribute('aria-disabled')).toBe('false');
  });
});
