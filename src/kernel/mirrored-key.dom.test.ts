import { mirroredKey } from './mirrored-key';

describe('mirroredKey', () => {
  it.each([
    ['rtl', ['ArrowRight', 'ArrowLeft', 'Home']],
    ['ltr', ['ArrowLeft', 'ArrowRight', 'Home']],
  ])('swaps Left and Right only in a header from right to left: %s [MEGA-3]', (dir, keys) => {
    const page = document.createElement('div');
    const header = document.createElement('header');
    const target = document.createElement('button');
    page.dir = 'rtl';
    header.dir = dir;
    header.append(target);
    page.append(header);
    expect(['ArrowLeft', 'ArrowRight', 'Home'].map((key) => mirroredKey(key, target))).toEqual(keys);
  });

  it('leaves keys without a place as they are', () => {
    expect([mirroredKey('ArrowLeft', undefined), mirroredKey('ArrowLeft', window)]).toEqual([
      'ArrowLeft',
      'ArrowLeft',
    ]);
  });
});
