import { inlineTexts } from './texts-loader';

const TEXTS = `export const CLOSE = 'Close';
export const CANT =
  "You can't";
`;

describe('inlineTexts', () => {
  it('replaces the import of texts by their constants, and leaves other imports', () => {
    const source = `import { Icon } from './Icon';\nimport { CANT, CLOSE } from '../texts';\nshow(CLOSE);`;
    expect(inlineTexts(source, () => TEXTS)).toBe(
      `import { Icon } from './Icon';\nconst CANT = "You can't"; const CLOSE = 'Close';\nshow(CLOSE);`,
    );
  });

  it('reads the imports that are broken into lines', () => {
    const source = `import {\n  CANT,\n  CLOSE,\n} from '../../ui/texts';`;
    const read: string[] = [];
    inlineTexts(source, (specifier) => {
      read.push(specifier);
      return TEXTS;
    });
    expect(read).toEqual(['../../ui/texts']);
  });

  it('refuses a name that is no text', () => {
    expect(() => inlineTexts(`import { OPEN } from './texts';`, () => TEXTS)).toThrow(
      './texts.ts has no text OPEN',
    );
  });
});
