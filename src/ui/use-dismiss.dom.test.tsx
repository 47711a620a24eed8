import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { listenForDismissal } from './listen-for-dismissal';
import { useDismiss } from './use-dismiss';

const reasons: string[] = [];

const Panel = () => {
  const region = useRef<HTMLDivElement>(null);
  useDismiss(region, true, (reason) => void reasons.push(reason));
  return (
    <>
      <div ref={region}>
        <button type="button">Inside</button>
      </div>
      <button type="button" onPointerDown={(event) => event.stopPropagation()}>
        Outside
      </button>
      <div data-overlay>Overlay</div>
      <iframe title="Advert" />
    </>
  );
};

const send = (type: string, target: HTMLElement, pointer: object = { button: 0 }) =>
  fireEvent(target, Object.assign(new Event(type, { bubbles: true }), pointer));

describe('useDismiss', () => {
  let outside: HTMLElement;
  let inside: HTMLElement;
  beforeEach(() => {
    reasons.length = 0;
    render(<Panel />);
    outside = screen.getByText('Outside');
    inside = screen.getByText('Inside');
  });

  it('closes when a press outside is completed, also if the page stops the event [ACCT-1]', () => {
    send('pointerdown', outside);
    expect(reasons).toEqual([]);
    send('pointerup', outside);
    expect(reasons).toEqual(['outside']);
  });

  it('closes by Escape before its listeners have loaded, once [ACCT-1]', () => {
    cleanup();
    render(<Panel />);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(reasons).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(reasons).toEqual(['escape']);
  });

  it('stays open while the page is scrolled by touch [ACCT-1]', () => {
    send('pointerdown', outside);
    send('pointercancel', outside);
    expect(reasons).toEqual([]);
    inside.focus();
    outside.focus();
    expect(reasons).toEqual(['outside']);
  });

  it('ignores the right mouse button, which moves the focus, and counts the keyboard again after it', () => {
    inside.focus();
    send('pointerdown', outside, { button: 2 });
    outside.focus();
    send('pointerup', outside, { button: 2 });
    expect(reasons).toEqual([]);

    inside.focus();
    // The browser's own menu has no `pointerup`.
    send('pointerdown', outside, { button: 2 });
    fireEvent.keyDown(inside, { key: 'Tab' });
    outside.focus();
    expect(reasons).toEqual(['outside']);
  });

  it('counts a press that moves the focus once, when it is completed [ACCT-1]', () => {
    inside.focus();
    send('pointerdown', outside);
    outside.focus();
    expect(reasons).toEqual([]);
    send('pointerup', outside);
    expect(reasons).toEqual(['outside']);
  });

  it('stays open when a press begins or ends inside, for example to select text', () => {
    send('pointerdown', inside);
    send('pointerup', outside);
    send('pointerdown', outside);
    send('pointerup', inside);
    expect(reasons).toEqual([]);
  });

  it('leaves a press on the overlay to the overlay', () => {
    send('pointerdown', screen.getByText('Overlay'));
    send('pointerup', screen.getByText('Overlay'));
    expect(reasons).toEqual([]);
  });

  it('closes when the focus moves into a frame of the page, but not when the window loses it', () => {
    fireEvent.blur(window);
    expect(reasons).toEqual([]);
    screen.getByTitle('Advert').focus();
    fireEvent.blur(window);
    expect(reasons).toEqual(['outside']);
  });
});

describe('listenForDismissal, in two shadow trees', () => {
  const nest = (outer: HTMLElement, mode: 'open' | 'closed') => {
    const root = outer.attachShadow({ mode });
    const host = root.appendChild(document.createElement('div'));
    return { root, host };
  };

  it.each(['open', 'closed'] as const)('%s: tells presses inside from presses outside [FED-6]', (mode) => {
    reasons.length = 0;
    const page = document.body.appendChild(document.createElement('dialog'));
    const outer = nest(page.appendChild(document.createElement('div')), mode);
    const inner = nest(outer.host, mode);
    const between = outer.root.appendChild(document.createElement('p'));
    const inside = inner.host.appendChild(document.createElement('button'));
    const stop = listenForDismissal(inner.host, (reason) => void reasons.push(reason));
    const press = (target: HTMLElement) => {
      for (const type of ['pointerdown', 'pointerup'])
        target.dispatchEvent(
          Object.assign(new Event(type, { bubbles: true, composed: true }), { button: 0 }),
        );
      return reasons.splice(0);
    };
    expect(press(inside)).toEqual([]);
    expect(press(between)).toEqual(['outside']);
    expect(press(page)).toEqual(['outside']);
    expect(press(document.body)).toEqual(['outside']);
    stop();
    expect(press(document.body)).toEqual([]);
    page.remove();
  });

  it('leaves Escape to a dialog of the same tree [ACCT-1]', () => {
    reasons.length = 0;
    const { root, host } = nest(document.body.appendChild(document.createElement('div')), 'closed');
    const dialog = root.appendChild(document.createElement('dialog'));
    const field = dialog.appendChild(document.createElement('input'));
    dialog.open = true;
    const stop = listenForDismissal(host, (reason) => void reasons.push(reason));
    field.focus();
    const escape = { key: 'Escape', bubbles: true, composed: true };
    field.dispatchEvent(new KeyboardEvent('keydown', escape));
    expect(reasons).toEqual([]);
    document.body.dispatchEvent(new KeyboardEvent('keydown', escape));
    expect(reasons).toEqual([]);
    field.blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', escape));
    expect(reasons).toEqual(['escape']);
    stop();
  });
});
