import { optionsFrom } from './options';

describe('what the benchmark is told', () => {
  it('measures 40 key presses and 30 words, without delay, unless told', () => {
    expect(optionsFrom([])).toEqual({ runs: 40, words: 30, delay: 0, json: false, help: false });
  });

  it('takes whole numbers', () => {
    expect(optionsFrom(['--runs', '9', '--delay', '40', '--json'])).toMatchObject({
      runs: 9,
      delay: 40,
      json: true,
    });
  });

  it.each([
    [['--runs', 'many'], "--runs must be a whole number from 2 on, not 'many'"],
    [['--words=-1'], "--words must be a whole number from 0 on, not '-1'"],
    [['--delay', ''], "--delay must be a whole number from 0 on, not ''"],
  ])('refuses %j in one line', (args, message) => {
    expect(() => optionsFrom(args)).toThrow(message);
  });

  it('refuses what it does not know', () => {
    expect(() => optionsFrom(['--fast'])).toThrow(/--fast/);
  });
});
