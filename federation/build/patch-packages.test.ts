import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PATCHED_FILES, patchPackage } from './patch-packages';

describe('patchPackage', () => {
  it.each(PATCHED_FILES)('patches the installed file %s [FED-6]', (name) => {
    const file = path.resolve('node_modules', name);
    const source = readFileSync(file, 'utf8');
    expect(patchPackage(file, source)).not.toBe(source);
  });

  it('throws if a file does not contain the text to change [FED-6]', () => {
    expect(() => patchPackage('/x/node_modules/valibot/dist/index.mjs', 'export {}')).toThrow(
      'does not contain',
    );
  });

  it('does not change other files', () => {
    expect(patchPackage('/x/node_modules/react/index.js', 'text')).toBe('text');
  });
});
