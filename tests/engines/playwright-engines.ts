import { chromium, type Browser } from '@playwright/test';
import { firefox } from 'playwright-core-moz';
import { CHROMIUM_ARGS } from '../setup/chromium';
import { SETTINGS, type Engine, type EnginePage } from './engine';
import { findChromiumEngine, findFirefox } from './programs';

/** The parts of a browser that the two versions of Playwright have in common. */
type AnyBrowser = Pick<Browser, 'version' | 'close' | 'newContext'>;

const openPage = async (browser: AnyBrowser): Promise<EnginePage> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: SETTINGS.language,
    timezoneId: SETTINGS.timeZone,
  });
  const page = await context.newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (key) => page.keyboard.press(key),
    hold: async (key, repeats) => {
      for (let presses = 0; presses <= repeats; presses += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    evaluate: (script) => page.evaluate(script),
    find: async (script) => {
      const element = (await page.evaluateHandle<HTMLElement | null | undefined>(script)).asElement();
      if (!element) return undefined;
      return {
        click: () => element.click({ timeout: 5_000 }),
        hover: async () => {
          await element.hover({ timeout: 5_000, position: { x: 4, y: 4 } });
          await element.hover({ timeout: 5_000 });
        },
      };
    },
    close: () => context.close(),
  };
};

const engineOf = (name: string, browser: AnyBrowser): Engine => ({
  name,
  version: browser.version(),
  lacks: [],
  settings: SETTINGS,
  open: () => openPage(browser),
  close: () => browser.close(),
});

export const launchChromium = async (): Promise<Engine> =>
  engineOf(
    'Chromium',
    await chromium.launch({ args: [...CHROMIUM_ARGS], executablePath: findChromiumEngine() }),
  );

interface FirefoxOptions {
  /** The environment of a desktop on which the window opens; without it, there is no window. */
  readonly desktop?: NodeJS.ProcessEnv;
  readonly prefs?: Readonly<Record<string, string | number | boolean>>;
}

/** Starts Debian's Firefox ESR. Only this older version of Playwright can drive it. */
export const launchFirefox = async ({ desktop, prefs }: FirefoxOptions = {}): Promise<Engine> =>
  engineOf(
    'Firefox ESR',
    // The types of Playwright's versions differ, but not the functions that are used here.
    (await firefox.launch({
      channel: 'moz-firefox',
      executablePath: findFirefox() ?? 'firefox-esr',
      headless: desktop === undefined,
      ...(desktop && { env: desktop }),
      ...(prefs && { firefoxUserPrefs: prefs }),
    })) as unknown as AnyBrowser,
  );
