import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unusedFiles } from './unused-files';

const ROOT = path.resolve(__dirname, '../..');

describe('unusedFiles', () => {
  it('returns files that exist in the packages', () => {
    expect(unusedFiles(ROOT)).toContain(path.join(ROOT, 'node_modules/axios/lib/helpers/cookies.js'));
  });

  it('leaves out the files of one trick, to measure it', () => {
    const files = unusedFiles(ROOT, 'unused-axios-files');
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
