import { setTimeout as delay } from 'node:timers/promises';
import type { Engine, EnginePage } from './engine';

const TIMEOUT_MS = 5_000;
const POLL_MS = 50;

/** The size with which engines open a page, in CSS pixels. */
const FIRST_SIZE = [1440, 900] as const;

/** The title bars of windows differ, so a window is not exactly as high as it should be. */
const MAX_HEIGHT_DIFFERENCE_PX = 60;

const READ = `({
  width: innerWidth,
  height: innerHeight,
  language: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})`;

interface Emulated {
  readonly width: number;
  readonly height: number;
  readonly language: string;
  readonly timeZone: string;
}

const differenceOf = (
  seen: Emulated,
  [width, height]: readonly [number, number],
  settings: Engine['settings'],
): string | undefined => {
  const isSize = seen.width === width && Math.abs(seen.height - height) <= MAX_HEIGHT_DIFFERENCE_PX;
  const { language = seen.language, timeZone = seen.timeZone } = settings ?? {};
  const isSettings = seen.language === language && seen.timeZone === timeZone;
  const wanted = { width, height, language, timeZone };
  return isSize && isSettings ? undefined : `${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`;
};

/**
 * Opens a page of an engine. A driver may ignore size, language or time zone in silence, so after each navigation and each new
 * size, it checks that the page has them.
 *
 * @param timeout milliseconds within which the page must have them
 * @throws Error from `goto` and `resize` if the page has others
 */
export const openChecked = async (
  engine: Pick<Engine, 'open' | 'settings'>,
  timeout = TIMEOUT_MS,
): Promise<EnginePage> => {
  const page = await engine.open();
  let size: readonly [number, number] = FIRST_SIZE;
  const check = async (): Promise<void> => {
    const deadline = Date.now() + timeout;
    for (;;) {
      const seen = (await page.evaluate(READ)) as Emulated;
      const difference = differenceOf(seen, size, engine.settings);
      if (difference === undefined) return;
      if (Date.now() > deadline) throw new Error(`emulation had no effect: ${difference}`);
      await delay(POLL_MS);
    }
  };
  return {
    ...page,
    goto: async (url) => {
      await page.goto(url);
      await check();
    },
    resize: async (width, height) => {
      await page.resize(width, height);
      size = [width, height];
      await check();
    },
  };
};
