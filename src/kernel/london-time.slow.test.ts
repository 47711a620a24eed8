import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

describe('London time on devices in other time zones', () => {
  const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe'];
  const run = promisify(execFile);

  it.each(ZONES)(
    'is the same in %s on every half hour of four years [SLOT-6]',
    async (zone) => {
      const args = ['--import', 'tsx', 'src/kernel/testing/compare-london-time.ts'];
      const { stdout } = await run(process.execPath, args, { env: { ...process.env, TZ: zone } });
      expect(JSON.parse(stdout)).toEqual({ zone, compared: 4 * 365 * 48 + 48, differences: [] });
    },
    60_000,
  );
});
