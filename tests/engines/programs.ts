import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell, findProgram } from '../setup/chromium';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Returns the path of the system's headless Chromium, or else of Playwright's own. */
export const findChromiumEngine = (): string =>
  findHeadlessShell() ?? findChromium() ?? chromium.executablePath();

/** Returns the path of Debian's Firefox. */
export const findFirefox = (): string | undefined => findProgram(['firefox-esr']);

/** Returns the path of the small browser that is in WebKitGTK's library package. */
export const findMiniBrowser = (): string | undefined =>
  readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));

const IS_INSTALLED: Readonly<Record<EngineName, () => boolean>> = {
  chromium: () => existsSync(findChromiumEngine()),
  firefox: () => findFirefox() !== undefined,
  webkit: () =>
    findMiniBrowser() !== undefined &&
    findProgram(['WebKitWebDriver']) !== undefined &&
    findProgram(['Xvfb']) !== undefined,
};

/** Returns the engines that are not installed, or whose driver is not. */
export const findMissing = (names: readonly EngineName[]): readonly EngineName[] =>
  names.filter((name) => !IS_INSTALLED[name]());
