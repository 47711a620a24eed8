/** @jest-environment jsdom */
// The usual one has the abort signals of Node.js, which its own elements refuse.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { quietSurroundings, standInForDialogs } from '../../../ui/testing/stand-in-dialogs';
import type { PlacingState } from '../placing/state';
import { InstantCheckoutChooser } from './InstantCheckoutChooser';

standInForDialogs();

const BUSY: readonly PlacingState[] = [
  { kind: 'placing', hasGivenUpSlot: false },
  { kind: 'checking', hasGivenUpSlot: false },
  { kind: 'cancelling' },
];

const setUp = () => {
  const pressed: string[] = [];
  const press = (what: string) => () => void pressed.push(what);
  const placing = createStore<PlacingState>()(() => ({ kind: 'idle' }));
  render(
    <InstantCheckoutChooser
      {...quietSurroundings(press('close'))}
      placing={placing}
      onReview={press('review')}
      onInstant={press('instant')}
    />,
  );
  return {
    pressed,
    become: (state: PlacingState) => {
      act(() => {
        placing.setState(state, true);
      });
    },
  };
};

const button = (name: string) => screen.getByRole('button', { name });
const instant = () => button('Instant checkout');
const review = () => button('Check out as normal');

describe('the chooser of a way to check out', () => {
  it('is titled and offers both ways, the instant one to begin at [INST-1]', () => {
    setUp();
    expect(screen.getByRole('dialog', { name: 'Check out the way you want' })).toBeDefined();
    expect(document.activeElement).toBe(instant());
    expect(review().getAttribute('aria-disabled')).toBe('false');
  });

  it('tells which way was taken, and that it was left [INST-1]', async () => {
    const { pressed } = setUp();
    await userEvent.click(instant());
    await userEvent.click(review());
    await userEvent.click(button('Close'));
    expect(pressed).toEqual(['instant', 'review', 'close']);
  });

  it.each(BUSY)(
    'waits while the order is $kind: a ring, the focus kept, nothing else to do [CHK-2]',
    async (state) => {
      const { pressed, become } = setUp();
      become(state);
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

  it.each<PlacingState>([
    { kind: 'placed', customerOrderId: 'co-1' },
    { kind: 'refused', code: 'TIMEOUT' },
  ])('waits no longer once the order is $kind [CHK-2]', (end) => {
    const { become } = setUp();
    become({ kind: 'placing', hasGivenUpSlot: false });
    become(end);
    expect(instant().getAttribute('aria-busy')).toBe('false');
    expect(instant().getAttribute('aria-disabled')).toBe('false');
  });
});
