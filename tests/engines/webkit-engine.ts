import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../federation/edge/testing/programs';
import { startDisplay } from './display';
import { SETTINGS, type Engine, type EnginePage, type Key } from './engine';
import { inTime } from './in-time';
import { findMiniBrowser } from './programs';

const START_TIMEOUT_MS = 20_000;
const QUIT_TIMEOUT_MS = 10_000;
const STILL_TIMEOUT_MS = 2_000;
/** The title bar of the browser's window. */
const BAR_PX = 38;

const KEYS: Readonly<Record<Key, readonly string[]>> = {
  ArrowDown: [Keys.ARROW_DOWN],
  ArrowLeft: [Keys.ARROW_LEFT],
  ArrowRight: [Keys.ARROW_RIGHT],
  ArrowUp: [Keys.ARROW_UP],
  Delete: [Keys.DELETE],
  End: [Keys.END],
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  Home: [Keys.HOME],
  'Shift+Tab': [Keys.SHIFT, Keys.TAB],
  Space: [' '],
  Tab: [Keys.TAB],
};

const pressKeys = async (driver: WebDriver, keys: readonly string[]): Promise<void> => {
  const actions = driver.actions({ async: true });
  for (const key of keys) actions.keyDown(key);
  for (const key of [...keys].reverse()) actions.keyUp(key);
  await actions.perform();
};

/** Waits until an element is in the same place twice, 50 ms apart: a press on a moving element misses it. */
const untilStill = async (driver: WebDriver, element: WebElement): Promise<void> => {
  const readPlace = () =>
    driver.executeScript<string>('return JSON.stringify(arguments[0].getBoundingClientRect())', element);
  const deadline = Date.now() + STILL_TIMEOUT_MS;
  for (let before = '', place = await readPlace(); place !== before; place = await readPlace()) {
    if (Date.now() > deadline) throw new Error('the element has not stopped moving');
    before = place;
    await delay(50);
  }
};

interface Session {
  readonly driver: WebDriver;
  readonly close: () => Promise<void>;
}

const openPage = async ({ driver, close }: Session): Promise<EnginePage> => {
  const resize = async (width: number, height: number) => {
    await driver
      .manage()
      .window()
      .setRect({ width, height: height + BAR_PX });
  };
  await resize(1440, 900);
  return {
    goto: (url) => driver.get(url),
    resize,
    press: (key) => pressKeys(driver, KEYS[key]),
    hold: (key) => pressKeys(driver, KEYS[key]),
    type: async (text) => {
      for (const character of text) await pressKeys(driver, [character]);
    },
    evaluate: (script) => driver.executeScript(`return ${script}`),
    find: async (script) => {
      const element = await driver.executeScript<WebElement | null>(`return ${script}`);
      if (!element) return undefined;
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'nearest' })", element);
      const moveTo = () => driver.actions({ async: true }).move({ origin: element });
      return {
        // A press at the element's centre, like that of a shopper, wherever the driver believes it to be.
        click: async () => {
          await untilStill(driver, element);
          await moveTo().press().release().perform();
        },
        hover: () => moveTo().move({ origin: element, x: 2, y: 2 }).perform(),
      };
    },
    close,
  };
};

/** Starts a driver with one browser. A browser that hangs ends with its driver, and no other session waits for it. */
const startSession = async (binary: string, display: string): Promise<Session> => {
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${String(port)}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, TZ: SETTINGS.timeZone },
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => {
    // The group contains the browser, too.
    if (service.pid !== undefined && service.exitCode === null && service.signalCode === null)
      process.kill(-service.pid);
  };
  const build = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${String(port)}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
  const deadline = Date.now() + START_TIMEOUT_MS;
  const open = async (): Promise<WebDriver> => {
    try {
      return await build();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(200);
      return open();
    }
  };
  try {
    const driver = await inTime(open(), START_TIMEOUT_MS, 'starting WebKitGTK');
    return {
      driver,
      close: async () => {
        await inTime(driver.quit(), QUIT_TIMEOUT_MS, 'closing WebKitGTK').finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
};

/** Starts Debian's WebKitGTK with its driver, on a display of its own. */
export const launchWebKit = async (): Promise<Engine> => {
  const binary = findMiniBrowser();
  if (binary === undefined) throw new Error('WebKitGTK is not installed');
  const { display, process: screen } = await startDisplay();
  const first = await startSession(binary, display);
  const version = (await first.driver.getCapabilities()).getBrowserVersion() ?? '';
  await first.close();
  return {
    name: 'WebKitGTK',
    version,
    // WebDriver reports changes of a key's state only.
    lacks: ['repeats of a held key'],
    // Its language is that of a locale of the system, and few systems have the British one.
    settings: { timeZone: SETTINGS.timeZone },
    open: async () => openPage(await startSession(binary, display)),
    close: () => {
      screen.kill();
      return Promise.resolve();
    },
  };
};
