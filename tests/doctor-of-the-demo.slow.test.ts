import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '../federation/release/folder-store';
import { runRelease } from '../federation/release/run-release';
import { longChunk, promoteTo, publishSmall } from '../federation/release/testing/releases';
import { createDemo } from '../host-demo/server';

let distDir = '';

beforeEach(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'demo-'));
});

it('finds no problem in the releases that the demo serves [FED-5] [HOST-1]', async () => {
  const store = createFolderStore(path.join(distDir, 'store'));
  const { version } = await publishSmall(store, { renderer: 'the renderer', chunk: longChunk('first') });
  await promoteTo(store, version);
  const next = await publishSmall(store, { packageVersion: '1.5.0', chunk: longChunk('next') });
  await promoteTo(store, next.version, { percent: 5 });
  const demo = createDemo({ port: 0, host: '127.0.0.1', distDir });
  const lines: string[] = [];
  const log = (text: string): void => void lines.push(...text.split('\n'));
  try {
    const code = await runRelease(
      ['doctor', '--url', `${await demo.listen()}/ecom/assets/mfe/common/`],
      { environment: {}, now: () => new Date(), log: () => undefined },
      { print: log, warn: log },
    );
    expect(lines).toContainEqual(expect.stringMatching(/^ok +deltas +1 of 4 files/));
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([
      expect.stringContaining(`v1/stable ${version} and ${next.version}`),
    ]);
    expect(code).toBe(0);
  } finally {
    await demo.close();
  }
});
