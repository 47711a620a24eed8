/** Where reloads are remembered: ends with the tab, never throws. */
interface Memory {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
}

const KEY = 'shop-header-reloads';
/** So many reloads within so many milliseconds are a loop. */
const LIMIT = 2;
const WINDOW = 5 * 60_000;

const readTimes = (text: string | undefined): number[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
};

/**
 * Tells whether reloading may help once more, and counts it; after the second time it is a loop [ERR-1].
 *
 * @param now milliseconds since 1970
 */
export const mayReload = (memory: Memory, now: number): boolean => {
  const recent = readTimes(memory.get(KEY)).filter((time) => time <= now && now - time < WINDOW);
  if (recent.length >= LIMIT) return false;
  memory.set(KEY, JSON.stringify([...recent, now]));
  return true;
};
