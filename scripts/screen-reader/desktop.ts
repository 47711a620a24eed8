import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startDisplay } from '../../tests/engines/display';

const START_TIMEOUT_MS = 60_000;
/** Orca has said everything if it has been silent for so long. */
const SILENCE_MS = 2_000;
const POLL_MS = 100;
/** How long to wait for the first phrase after a key. */
const FIRST_PHRASE_MS = 8_000;

/** A desktop without a screen, on which Orca runs. */
export interface Desktop {
  /** The environment of programs that Orca reads. */
  readonly env: NodeJS.ProcessEnv;
  /** For example '43.1'. */
  readonly orca: string;
  /** Waits until Orca is silent, and returns what it has said since the last call. */
  readonly takePhrases: () => Promise<readonly string[]>;
  /** Waits until Orca has read a page that has just loaded. @throws Error if Orca says nothing within 60 s */
  readonly hearPage: () => Promise<void>;
  readonly close: () => void;
}

const readLines = (file: string): readonly string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];

/** Starts a session bus of its own, and resolves with its process and address. */
const startBus = async (env: NodeJS.ProcessEnv) => {
  const child = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.once('data', (line: Buffer) => {
      resolve(String(line).trim());
    });
  });
  return { child, address };
};

/**
 * Starts a display, a session bus and Orca, with settings and files of their own: nothing of the user's desktop is used or
 * changed.
 *
 * @throws Error if Orca says nothing within 60 s
 */
export const startDesktop = async (): Promise<Desktop> => {
  const home = mkdtempSync(path.join(tmpdir(), 'screen-reader-'));
  const spoken = path.join(home, 'spoken.txt');
  const customizations = path.join(home, 'data', 'orca');
  mkdirSync(customizations, { recursive: true });
  copyFileSync(
    path.join(__dirname, 'orca-customizations.py'),
    path.join(customizations, 'orca-customizations.py'),
  );
  const { display, process: screen } = await startDisplay();
  const own = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: path.join(home, 'config'),
    XDG_DATA_HOME: path.join(home, 'data'),
    XDG_CACHE_HOME: path.join(home, 'cache'),
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
    TZ: 'Europe/London',
    SPOKEN_FILE: spoken,
  };
  const bus = await startBus(own);
  const env = { ...own, DBUS_SESSION_BUS_ADDRESS: bus.address };
  const orca = spawn('orca', ['--disable=braille', '--disable=braille-monitor'], { env, stdio: 'ignore' });
  const close = () => {
    for (const child of [orca, bus.child, screen]) child.kill();
    // Where portals are installed, the bus has started one that mounts a folder here.
    spawnSync('fusermount3', ['-uz', path.join(home, 'doc')], { stdio: 'ignore' });
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };

  let taken = 0;
  const takePhrases = async (): Promise<readonly string[]> => {
    let [count, changed] = [readLines(spoken).length, Date.now()];
    const isSilent = () => Date.now() - changed > (count > taken ? SILENCE_MS : FIRST_PHRASE_MS);
    while (!isSilent()) {
      await delay(POLL_MS);
      const now = readLines(spoken).length;
      if (now !== count) [count, changed] = [now, Date.now()];
    }
    const phrases = readLines(spoken).slice(taken);
    taken += phrases.length;
    return phrases;
  };

  const waitForPhrase = async (failure: string) => {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (readLines(spoken).length === taken) {
      if (Date.now() > deadline) throw new Error(failure);
      await delay(POLL_MS);
    }
  };
  const hearPage = async () => {
    await waitForPhrase('Orca has not read the page');
    await takePhrases();
  };

  try {
    await waitForPhrase('Orca has not started; is another Orca of this user running?');
    await takePhrases();
  } catch (error) {
    close();
    throw error;
  }
  const version = execFileSync('orca', ['--version'], { env, encoding: 'utf8' });
  return { env, orca: version.trim(), takePhrases, hearPage, close };
};
