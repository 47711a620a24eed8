import { fireEvent } from '@testing-library/react';
import { createWindowPage } from '../platform/browser';
import { wakeOnIntent } from './wake-on-intent';

let element: HTMLElement;
let stop: () => void;
let wakes: { readonly resolve: () => void; readonly reject: (error: Error) => void }[];
/** What controls have done, in this order. */
let done: string[];

const wake = () => new Promise<void>((resolve, reject) => void wakes.push({ resolve, reject }));

beforeEach(() => {
  jest.useFakeTimers();
  wakes = [];
  done = [];
  element = document.body.appendChild(document.createElement('div'));
  const { body } = new DOMParser().parseFromString(
    '<a href="#offers">Offers <b>now</b></a><button type="button">Menu</button><form><input name="term"><button>Search</button></form>',
    'text/html',
  );
  element.append(...body.childNodes);
  stop = wakeOnIntent(element, wake, createWindowPage().after);
  // What the header's own handlers do, once they are there.
  element.addEventListener('click', ({ target }) => void done.push((target as Element).tagName));
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('submit');
  });
});
afterEach(() => {
  stop();
  element.remove();
  jest.useRealTimers();
});

const find = (selector: string) => element.querySelector<HTMLElement>(selector) ?? element;
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

it.each(['pointerover', 'touchstart', 'focusin', 'keydown', 'input'])('wakes the header for %s', (type) => {
  fireEvent(find('a'), new Event(type, { bubbles: true }));
  expect(wakes).toHaveLength(1);
});

it('repeats the latest press once the header is awake, and only that one [ERR-6]', async () => {
  expect(fireEvent.click(find('button'))).toBe(false);
  expect(fireEvent.click(find('b'))).toBe(false);
  expect(done).toEqual([]);
  wakes[0]?.resolve();
  await settle();
  expect(done).toEqual(['A']);
  fireEvent.click(find('button'));
  expect(done).toEqual(['A', 'BUTTON']);
});

it('repeats the press on a field, which may open an overlay [SRCH-10]', async () => {
  fireEvent.click(find('input'));
  expect(done).toEqual([]);
  wakes[0]?.resolve();
  await settle();
  expect(done).toEqual(['INPUT']);
});

it('repeats the submission of a form', async () => {
  expect(fireEvent.submit(find('form'))).toBe(false);
  wakes[0]?.resolve();
  await settle();
  expect(done).toEqual(['submit']);
});

it('repeats the keys that open something, and leaves the others to the browser', async () => {
  element.addEventListener('keydown', ({ key }) => void done.push(key));
  expect(fireEvent.keyDown(find('input'), { key: 'm' })).toBe(true);
  expect(fireEvent.keyDown(find('button'), { key: ' ' })).toBe(true);
  expect(fireEvent.keyDown(find('a'), { key: ' ' })).toBe(false);
  expect(fireEvent.keyDown(find('input'), { key: 'ArrowDown' })).toBe(false);
  done.length = 0;
  wakes[0]?.resolve();
  await settle();
  expect(done).toEqual(['ArrowDown']);
});

it('wakes a header that has the focus already', () => {
  stop();
  find('input').focus();
  wakes.length = 0;
  stop = wakeOnIntent(element, wake, createWindowPage().after);
  expect(wakes).toHaveLength(1);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a press with %s to the browser', (key) => {
  expect(fireEvent.click(find('a'), { [key]: true })).toBe(true);
});

it('does what a press does without script if the header cannot wake, or takes 8 s', async () => {
  fireEvent.click(find('a'));
  wakes[0]?.reject(new Error('lost'));
  await settle();
  expect(done).toEqual(['A']);
});

it('wakes the header by the next press after a failure, and by no moving pointer [ERR-6]', async () => {
  fireEvent.pointerOver(find('a'));
  wakes[0]?.reject(new Error('lost'));
  await settle();
  fireEvent.pointerOver(find('a'));
  expect(wakes).toHaveLength(1);
  expect(fireEvent.click(find('button'))).toBe(false);
  expect(wakes).toHaveLength(2);
  wakes[1]?.resolve();
  await settle();
  expect(done).toEqual(['BUTTON']);
  fireEvent.click(find('button'));
  expect(wakes).toHaveLength(2);
});

it('listens to nothing once it has ended, also if the header fails to wake after that', async () => {
  fireEvent.pointerOver(find('a'));
  stop();
  wakes[0]?.reject(new Error('lost'));
  await settle();
  expect(fireEvent.click(find('button'))).toBe(true);
  expect(wakes).toHaveLength(1);
});

it('leaves a press to the browser that need not wait for the code, and a sign that is none', () => {
  stop();
  stop = wakeOnIntent(element, wake, createWindowPage().after, {
    signs: ['pointermove', 'click'],
    holds: (pressed) => !pressed.matches('a'),
  });
  fireEvent.pointerOver(find('a'));
  expect(wakes).toEqual([]);
  expect(fireEvent.click(find('a'))).toBe(true);
  expect(fireEvent.click(find('button'))).toBe(false);
  expect(wakes.length).toBeGreaterThan(0);
});

it('does so after 8 s', () => {
  fireEvent.click(find('a'));
  jest.advanceTimersByTime(7_999);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['A']);
});
