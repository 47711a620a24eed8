import { act } from '@testing-library/react';
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
});
