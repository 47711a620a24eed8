import { runInNewContext } from 'node:vm';
import { PLACEHOLDER_HEIGHT, WIDE_FROM } from '../../../federation/contract';
import { FALLBACK_STYLE, styleHead as elementsOf } from './style-head';
import { headMarkup } from '../../../federation/contract/markup';

interface Sheet {
  /** Null while the sheet loads. */
  sheet: object | null;
  media: string;
  onload?: () => void;
  nextElementSibling?: Sheet;
}

const styleHead = (...input: Parameters<typeof elementsOf>): string => headMarkup(elementsOf(...input));

const WAIT_MS = 2_000;

/** Runs the script of the head before these sheets, and passes the wait. */
const runScript = (...states: readonly ('loaded' | 'hangs')[]) => {
  const sheets = states.map((state): Sheet => ({ sheet: state === 'loaded' ? {} : null, media: 'all' }));
  for (const [index, next] of sheets.slice(1).entries())
    Object.assign(sheets[index] ?? {}, { nextElementSibling: next });
  const [, script = ''] = /<script>([^<]*)<\/script>$/.exec(styleHead(sheets.length, undefined)) ?? [];
  const timers: [() => void, number][] = [];
  runInNewContext(script, {
    document: { currentScript: { nextElementSibling: sheets[0] } },
    setTimeout: (callback: () => void, milliseconds: number) => timers.push([callback, milliseconds]),
  });
  const [[callback, wait] = []] = timers;
  callback?.();
  return { sheets, wait, media: () => sheets.map(({ media }) => media) };
};

describe('styleHead', () => {
  it('has the fallback style before the script, each with the nonce [FED-4] [FED-7]', () => {
    const head = styleHead(1, 'abc');
    expect(head.startsWith(`<style nonce="abc">${FALLBACK_STYLE}</style><script nonce="abc">`)).toBe(true);
    expect(styleHead(1, undefined)).toMatch(/^<style>.*<script>/);
  });

  it('releases the page from sheets that hang for two seconds, and applies them when they load [FED-4]', () => {
    const { sheets, wait, media } = runScript('loaded', 'hangs');
    expect([wait, media()]).toEqual([WAIT_MS, ['all', 'not all']]);
    sheets[1]?.onload?.();
    expect(media()).toEqual(['all', 'all']);
  });

  it('leaves sheets as they are that have loaded in time [FED-4]', () =>
    expect(runScript('loaded', 'loaded').media()).toEqual(['all', 'all']));

  it('ends at the last element of the head [FED-4]', () =>
    expect(runScript('hangs').media()).toEqual(['not all']));
});

describe('the script of styleHead', () => {
  it('changes nothing and throws nothing if it runs without an element of its own [FED-4]', () => {
    const [, script = ''] = /<script>([^<]*)<\/script>$/.exec(styleHead(1, undefined)) ?? [];
    let callback = () => undefined;
    const setTimeout = (given: () => undefined) => {
      callback = given;
    };
    runInNewContext(script, { document: { currentScript: null }, setTimeout });
    expect(callback).not.toThrow();
  });
});

describe('FALLBACK_STYLE', () => {
  it('gives the header its usual heights, small and wide [FED-4] [SHELL-4]', () => {
    const [small = '', wide = ''] = FALLBACK_STYLE.split(`@media (min-width:${WIDE_FROM / 16}em){`);
    expect(small).toContain(`min-block-size:${PLACEHOLDER_HEIGHT.small}px`);
    expect(wide).toContain(`min-block-size:${PLACEHOLDER_HEIGHT.wide}px`);
  });

  it('is short and complete, and has nothing that overrides the style sheet [FED-4]', () => {
    expect(FALLBACK_STYLE.length).toBeLessThan(1000);
    expect(FALLBACK_STYLE.match(/\{/g)).toHaveLength(FALLBACK_STYLE.match(/\}/g)?.length ?? 0);
    expect(FALLBACK_STYLE).not.toMatch(/undefined|\.[{,>]|!important/);
  });
});
