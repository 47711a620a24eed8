import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine, EnginePage } from '../../tests/engines/engine';

const CACHE = path.resolve('.cache', 'old-browsers');

const hold = async ({ keyboard }: Page, key: string, repeats: number): Promise<void> => {
  const keys = key.split('+') as Parameters<typeof keyboard.press>[0][];
  for (let presses = 0; presses <= repeats; presses += 1) for (const each of keys) await keyboard.down(each);
  for (const each of keys.toReversed()) await keyboard.up(each);
};

const openPage = async (browser: Browser): Promise<EnginePage> => {
  const context = await browser.createIncognitoBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    press: (key) => hold(page, key, 0),
    hold: (key, repeats) => hold(page, key, repeats),
    type: (text) => page.keyboard.type(text),
    evaluate: (script) => page.evaluate(script),
    find: async (script) => {
      const handle = await page.evaluateHandle(script);
      const element = handle.asElement() as ElementHandle<HTMLElement> | null;
      if (!element) return undefined;
      const hover = async () => {
        const { x, y } = await element.clickablePoint({ x: 4, y: 4 });
        await page.mouse.move(x, y);
        await element.hover();
      };
      return { click: () => element.click(), hover };
    },
    close: () => context.close(),
  };
};

const engineOf = async (name: string, browser: Browser): Promise<Engine> => ({
  name,
  version: /[\d.]+$/.exec(await browser.version())?.[0] ?? '',
  lacks: [],
  open: () => openPage(browser),
  close: () => browser.close(),
});

/** @throws Error with the program's own output if it fails */
const run = (program: string, args: readonly string[], cwd = CACHE): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
};

const CHROMIUM = '@sparticuz/chromium@109.0.6';

/** Chromium 109 from a package of npm, which has the browser as a brotli file. */
const launchChromium109 = async (): Promise<Engine> => {
  const folder = path.join(CACHE, 'chromium-109');
  const program = path.join(folder, 'chromium');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const archive = run('npm', ['pack', CHROMIUM, '--silent'], folder).trim();
    run('tar', ['xzf', archive], folder);
    const packed = readFileSync(path.join(folder, 'package', 'bin', 'chromium.br'));
    writeFileSync(program, brotliDecompressSync(packed), { mode: 0o755 });
  }
  const browser = await puppeteer.launch({
    executablePath: program,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--no-zygote', '--disable-quic', '--no-first-run'],
  });
  return engineOf('Chromium', browser);
};

/** Debian 11 has Firefox ESR 115, and the libraries that newer versions of Debian have no longer. */
const DEBIAN_PACKAGES = ['firefox-esr', 'libffi7', 'libdbus-glib-1-2'] as const;

/** Downloads packages of Debian 11 without installing them, and unpacks them into a folder. */
const unpackDebian = (folder: string): void => {
  const apt = path.join(folder, 'apt');
  mkdirSync(path.join(apt, 'lists', 'partial'), { recursive: true });
  mkdirSync(path.join(apt, 'cache', 'archives', 'partial'), { recursive: true });
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const mirror = /https?:\/\/\S+\/debian(?=\s|\/?$)/m.exec(debianSources())?.[0];
  if (mirror === undefined || !existsSync(keyring)) throw new Error('this machine has no mirror of Debian');
  writeFileSync(path.join(apt, 'sources.list'), `deb [signed-by=${keyring}] ${mirror} bullseye main\n`);
  const options = [
    `Dir::Etc::sourcelist=${path.join(apt, 'sources.list')}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${path.join(apt, 'lists')}`,
    `Dir::Cache=${path.join(apt, 'cache')}`,
  ].flatMap((option) => ['-o', option]);
  run('apt-get', [...options, 'update', '-qq']);
  for (const name of DEBIAN_PACKAGES) {
    const version = run('apt-cache', [...options, 'madison', name])
      .split('\n')[0]
      ?.split('|')[1]
      ?.trim();
    run('apt-get', [...options, 'download', `${name}=${version ?? ''}`], folder);
  }
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.deb')))
    run('dpkg-deb', ['-x', file, '.'], folder);
};

const debianSources = (): string => {
  const files = ['/etc/apt/sources.list', '/etc/apt/sources.list.d/debian.sources'];
  return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\n');
};

const launchFirefox115 = async (): Promise<Engine> => {
  const folder = path.join(CACHE, 'firefox-115');
  const program = path.join(folder, 'usr', 'lib', 'firefox-esr', 'firefox-esr');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(program)) unpackDebian(folder);
  const libraries = path.join(folder, 'usr', 'lib', 'x86_64-linux-gnu');
  const browser = await puppeteer.launch({
    product: 'firefox',
    executablePath: program,
    headless: true,
    env: { ...process.env, HOME: folder, LD_LIBRARY_PATH: libraries },
  });
  return engineOf('Firefox ESR', browser);
};

/** The oldest browsers of `browserslist` that can be installed here; downloaded into `.cache/old-browsers`, once. */
export const OLD_BROWSERS = [launchChromium109, launchFirefox115] as const;
