import { listen } from './listen';

it('listens until it stops; the listener may prevent the default [SRCH-1]', () => {
  const listener = jest.fn((event: Event) => event.preventDefault());
  const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', cancelable: true }));
  const stop = listen(document, 'keydown', listener);
  expect(press()).toBe(false);
  stop();
  expect(press()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});
