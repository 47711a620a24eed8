import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unusedFiles } from './unused-files';

const ROOT = path.resolve(__dirname, '../..');

describe('unusedFiles', () => {
  it('returns files that exist in the packages', () => {
    const files = unusedFiles(ROOT);
    expect(files[path.join(ROOT, 'node_modules/axios/lib/helpers/cookies.js')]).toBe(false);
    expect(files[path.join(ROOT, 'node_modules/axios/lib/core/mergeConfig.js')]).toBe(
      path.join(ROOT, 'federation/build/axios-config.ts'),
    );
  });

  it('leaves out the files of one trick, to measure it', () => {
    const files = Object.keys(unusedFiles(ROOT, 'unused-axios-files'));
    expect(files).not.toEqual([]);
    expect(files.filter((file) => file.includes('axios'))).toEqual([]);
  });

  it('fails when a package has moved a file, and names the file', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'unused-files-'));
    try {
      expect(() => unusedFiles(empty)).toThrow(
        /installInitialConsumes.js does not exist.+Update unused-files.ts/,
      );
    } finally {
      rmSync(empty, { recursive: true });
    }
  });
});
