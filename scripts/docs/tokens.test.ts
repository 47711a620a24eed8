import { tokensText } from './tokens';

const CSS = ['.root {', '  --sh-radius: 4px;', '    --sh-paper: light-dark(#fff, #171a13);', '}'].join('\n');

describe('tokensText', () => {
  it('has the colours of both themes, and sizes, in the format of the Design Tokens Community Group [SHELL-7]', () => {
    expect(JSON.parse(tokensText(CSS, [12, 14]))).toEqual({
      light: {
        $type: 'color',
        paper: { $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' } },
      },
      dark: {
        $type: 'color',
        paper: { $value: { colorSpace: 'srgb', components: [0.0902, 0.102, 0.0745], hex: '#171a13' } },
      },
      radius: { $type: 'dimension', $value: { value: 4, unit: 'px' } },
      text: {
        12: { $type: 'dimension', $value: { value: 12, unit: 'px' } },
        14: { $type: 'dimension', $value: { value: 14, unit: 'px' } },
      },
    });
  });
});
