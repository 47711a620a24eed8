import { act, screen } from '@testing-library/react';
import { slotWith } from '../context/testing/shop-data';
import { BookedButton } from '../domains/slot/ui/BookedButton';
import { createWakingRoot } from './waking-root';

describe('createWakingRoot', () => {
  it('repeats for React the focus that a control had before, once [SHELL-6]', async () => {
    const focused: string[] = [];
    const element = document.body.appendChild(document.createElement('div'));
    const root = createWakingRoot(element, { onRecovered: jest.fn(), onFailure: jest.fn() });
    const onFocus = ({ target }: { readonly target: HTMLElement }) => void focused.push(target.textContent);
    root.render([
      <button type="button" key="account" onFocus={onFocus}>
        Account
      </button>,
      <button type="button" key="slot" onFocus={onFocus}>
        Slot
      </button>,
    ]);
    element.querySelectorAll('button')[1]?.focus();
    expect(focused).toEqual([]);
    await act(() => root.wake());
    expect(focused).toEqual(['Slot']);
    act(root.unmount);
    element.remove();
  });

  it('keeps the minutes of a reservation, which were set before, without a message of the development build [SLOT-1]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = document.body.appendChild(document.createElement('div'));
    const root = createWakingRoot(element, { onRecovered: jest.fn(), onFailure: jest.fn() });
    const { reservation, label } = slotWith();
    if (!label) throw new Error('no label');
    root.render(
      <BookedButton
        reservation={reservation}
        label={label}
        isOpen={false}
        onToggle={jest.fn()}
        load={() => new Promise(() => undefined)}
        onMissing={jest.fn()}
        onPress={jest.fn()}
        onSlotLink={() => Promise.resolve()}
      />,
    );
    const button = screen.getByRole('button');
    button.setAttribute('data-minutes-left', '12 min left');
    await act(() => root.wake());
    expect(screen.getByRole('button')).toBe(button);
    expect(button.getAttribute('data-minutes-left')).toBe('12 min left');
    expect(logged.mock.calls).toEqual([]);
    act(root.unmount);
    element.remove();
  });
});
