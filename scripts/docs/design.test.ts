import { contrast, designPage } from './design';

const SOURCES = {
  tokens: [
    '.root {',
    '  --sh-green: #5c8018;',
    '  --sh-radius: 4px;',
    '    --sh-green: light-dark(#5c8018, #a5cf5c);',
    '    --sh-paper: light-dark(#fff, #171a13);',
    '}',
  ].join('\n'),
  breakpoints: '@custom-media --below-md (width < 768px);',
  styles: [
    '.a { gap: 8px; padding: 8px 16px; font-size: calc(13 / 16 * var(--sh-rem)); }',
    '.b { margin: 8px; font-size: calc(13 / 16 * var(--sh-rem)); }',
  ],
  pictures: ['bar-visitor.png', 'content-badges.png'],
};

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.478],
  ])('of %s and %s is %p', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('designPage', () => {
  const page = designPage(SOURCES);

  it.each([
    ['colours with their contrast', '| `--sh-green` | `#5c8018` | 4.6 | `#a5cf5c` | 9.8 |'],
    ['other tokens', '| `--sh-radius` | `4px` |'],
    ['font sizes with their number', '| 13 | 2 |'],
    ['spaces with their number', '| 8 | 3 |'],
    ['widths', '| `--below-md` | `width < 768px` |'],
    ['pictures of the header', '![Bar visitor](pictures/design/bar-visitor.png)'],
    ['pictures of content', '![Content badges](pictures/design/content-badges.png)'],
  ])('lists %s', (_what, line) => {
    expect(page).toContain(line);
  });
});
