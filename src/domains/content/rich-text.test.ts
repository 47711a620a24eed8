import { decodeBlocks } from './decode-rich-text';
import type { RichBlock } from './rich-text';

const text = (words: string, ...marks: readonly unknown[]) => ({ type: 'text', text: words, marks });
const block = (type: string, children: readonly unknown[], more: object = {}) => ({
  type,
  children,
  ...more,
});
const link = (href: string, ...children: readonly unknown[]) =>
  block('link', children, { attributes: { href } });
const item = (words: string, listItem: string, level: number) => ({
  type: 'paragraph',
  text: words,
  listItem,
  level,
});

/** Words and tags, as a reader would see them. */
const outline = (blocks: readonly RichBlock[]): string =>
  JSON.stringify(blocks, (key, value: unknown) => (key === 'marks' || key === 'style' ? undefined : value));

describe('decodeBlocks [CONT-1]', () => {
  it('reads paragraphs, headings with their level, links and marks', () => {
    expect(
      decodeBlocks([
        block('heading', [text('Title')], { level: 3 }),
        block('h2', [text('Other')]),
        block('paragraph', [
          text('bold', 'bold', { type: 'em' }, 'blink'),
          link('/ecom/recipes', text('Recipes')),
        ]),
      ]),
    ).toMatchObject([
      { kind: 'heading', level: 3, children: [{ text: 'Title' }] },
      { kind: 'heading', level: 2, children: [{ text: 'Other' }] },
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'bold', marks: ['bold', 'italic'] },
          { kind: 'link', href: '/ecom/recipes', newWindow: false, children: [{ text: 'Recipes' }] },
        ],
      },
    ]);
  });

  it.each([[[]], [[text('')]], [[text(' \u00A0\n')]], [[text('\u200B\uFEFF')]], [[link('/a')]], [[7, null]]])(
    'leaves out a paragraph with nothing to read: %j',
    (children) => {
      expect(
        decodeBlocks([block('paragraph', children), block('heading', children), block('list', children)]),
      ).toEqual([]);
    },
  );

  it('keeps the words of a link that may not be followed', () => {
    expect(decodeBlocks([block('paragraph', [link('javascript:alert(1)', text('Press'))])])).toMatchObject([
      { children: [{ kind: 'text', text: 'Press' }] },
    ]);
  });

  it('never puts a link in a link or a block in a line, which no browser would parse', () => {
    const [paragraph] = decodeBlocks([
      block('paragraph', [link('/a', text('a'), link('/b', text('b')), block('paragraph', [text('c')]))]),
    ]);
    expect(paragraph).toMatchObject({
      kind: 'paragraph',
      children: [{ kind: 'link', href: '/a', children: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] }],
    });
  });

  it('makes lists within lists of items that say their depth', () => {
    expect(
      decodeBlocks([
        item('1', 'number', 1),
        item('1a', 'bullet', 2),
        item('1b', 'bullet', 2),
        item('2', 'number', 1),
        item('-', 'bullet', 1),
      ]),
    ).toMatchObject([
      {
        kind: 'list',
        ordered: true,
        items: [
          { children: [{ text: '1' }], lists: [{ ordered: false, items: [{}, {}] }] },
          { children: [{ text: '2' }], lists: [] },
        ],
      },
      { kind: 'list', ordered: false, items: [{ children: [{ text: '-' }] }] },
    ]);
  });

  it('loses no item whose level was skipped', () => {
    const shown = outline(
      decodeBlocks([item('deep', 'bullet', 3), item('up', 'bullet', 1), item('down', 'bullet', 4)]),
    );
    for (const words of ['deep', 'up', 'down']) expect(shown).toContain(words);
  });

  it('follows twelve levels and leaves out what lies deeper', () => {
    const wire: unknown = JSON.parse(
      `${'{"type":"paragraph","text":"w","children":['.repeat(10_000)}${']}'.repeat(10_000)}`,
    );
    const [paragraph] = decodeBlocks([wire]);
    expect(paragraph).toMatchObject({ kind: 'paragraph' });
    expect(outline(paragraph ? [paragraph] : []).match(/"w"/g)).toHaveLength(13);
  });

  it('cuts long texts, keeps whole characters and drops what is not seen', () => {
    const words = (one: string) => outline(decodeBlocks([block('paragraph', [text(one)])]));
    expect(words('w'.repeat(1_000_000)).length).toBeLessThan(5_200);
    expect(words('half \uD800.')).toContain('half \uFFFD.');
    expect(words('a\u0000b\u202Ec')).toContain('abc');
  });
});
