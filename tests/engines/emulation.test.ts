import type { Engine, EnginePage } from './engine';
import { openChecked } from './emulation';

const LONDON = { language: 'en-GB', timeZone: 'Europe/London' };

/** Creates an engine whose pages have these values, whatever the driver was asked for. */
const engineWith = (seen: object): Pick<Engine, 'open' | 'settings'> => ({
  settings: LONDON,
  open: async () =>
    ({
      goto: async () => undefined,
      resize: async () => undefined,
      evaluate: async () => ({ width: 1440, height: 900, ...LONDON, ...seen }),
    }) as unknown as EnginePage,
});

describe('openChecked', () => {
  it('accepts a page with the size, language and time zone of its engine', async () => {
    const page = await openChecked(engineWith({ height: 870 }));
    await expect(page.goto('https://shop.example/')).resolves.toBeUndefined();
  });

  it.each([{ width: 1280 }, { height: 720 }, { language: 'en-US' }, { timeZone: 'UTC' }])(
    'rejects a page with %j, which the driver has not changed',
    async (seen) => {
      const page = await openChecked(engineWith(seen), 100);
      await expect(page.goto('https://shop.example/')).rejects.toThrow('emulation had no effect');
    },
  );

  it('rejects a new size that has no effect', async () => {
    const page = await openChecked(engineWith({}), 100);
    await expect(page.resize(450, 760)).rejects.toThrow('{"width":1440');
  });
});
