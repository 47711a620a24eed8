import { performancePage } from './performance-page';
import { atMost } from './results';

describe('performancePage', () => {
  const figures: Parameters<typeof performancePage>[0] = [
    {
      name: 'boot',
      summary: 'Time until the header is visible.',
      command: 'npm run bench -- boot',
      checks: [atMost({ name: 'federated / bundled', value: 1.04, limit: 1.05, unit: 'x' })],
      tables: [{ title: 'Medians', heads: ['page', 'ms'], rows: [['static', 512]] }],
      notes: ['Most of the time is layout.'],
    },
    {
      name: 'menus',
      summary: 'Time from a press to the next paint.',
      command: 'npm run bench -- menus',
      measured: '2026-11-28, 2 × Xeon',
      checks: [atMost({ name: 'groceries, p75', value: 104, limit: 100, unit: 'ms' })],
      tables: [],
    },
  ];
  const page = performancePage(figures);

  it('lists machine-independent figures before times, one figure in a cell', () => {
    const ratio = page.indexOf(
      '| federated / bundled | 1.04 |  | ≤ 1.05 | x | yes | `npm run bench -- boot` |',
    );
    const time = page.indexOf('| groceries, p75 | 104 |  | ≤ 100 | ms | **no** | `npm run bench -- menus` |');
    expect(ratio).toBeGreaterThan(0);
    expect(time).toBeGreaterThan(ratio);
  });

  it('says when and where the times were measured', () => {
    expect(page).toContain('One run: 2026-11-28, 2 × Xeon. Compare');
  });

  it('does not say so while the day of one benchmark with times is unknown', () => {
    const undated = figures.map(({ measured: _measured, ...other }) => ({ ...other, name: 'server' }));
    expect(performancePage([...figures, ...undated])).not.toContain('One run');
  });

  it('adds the tables of each benchmark that has some', () => {
    expect(page).toContain('## boot');
    expect(page).toContain('| static | 512 |\n\nMost of the time is layout.');
    expect(page).not.toContain('## menus');
  });
});
