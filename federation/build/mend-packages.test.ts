import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MENDED_FILES, mendPackage } from './mend-packages';

describe('packages that a host could break', () => {
  it.each(MENDED_FILES)('are changed as they are installed: %s [FED-6]', (name) => {
    const file = path.resolve('node_modules', name);
    const source = readFileSync(file, 'utf8');
    expect(mendPackage(file, source)).not.toBe(source);
  });

  it('fail the build when they no longer hold what is to be changed [FED-6]', () => {
    expect(() => mendPackage('/x/node_modules/valibot/dist/index.mjs', 'export {}')).toThrow('holds no');
  });

  it('are left alone otherwise', () => {
    expect(mendPackage('/x/node_modules/react/index.js', 'text')).toBe('text');
  });
});
