import { namesFolder } from './remote-config';

describe('namesFolder', () => {
  it.each([
    ['/build/src/entries/mount.ts', false],
    ['css|/build/node_modules/css-loader/index.js??rules[1]!/build/src/ui/Dialog.module.css|0|||', false],
    ['provide module (default) react@19.0.0 = /build/node_modules/react/index.js', true],
  ])('a module named %s: %p, so that builds in two folders have the same files', (name, names) =>
    expect(namesFolder(name, '/build')).toBe(names),
  );
});
