import { decodeBlocks } from './decode-rich-text';
import type { RichBlock } from './rich-text';

const text = (value: string, ...marks: readonly unknown[]) => ({ type: 'text', text: value, marks });
const block = (type: string, children: readonly unknown[], more: object = {}) => ({
  type,
  children,
  ...more,
});
const link = (href: string, ...children: readonly unknown[]) =>
  block('link', children, { attributes: { href } });
const item = (value: string, listItem: string, level: number) => ({
  type: 'paragraph',
  text: value,
  listItem,
  level,
});

/** The blocks as JSON without marks and styles. */
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
    'leaves out a paragraph without visible text: %j',
    (children) => {
      expect(
        decodeBlocks([block('paragraph', children), block('heading', children), block('list', children)]),
      ).toEqual([]);
    },
  );

  it('keeps the text of a link with an unsafe address', () => {
    expect(decodeBlocks([block('paragraph', [link('javascript:alert(1)', text('Press'))])])).toMatchObject([
      { children: [{ kind: 'text', text: 'Press' }] },
    ]);
  });

  it('never nests links, and never puts a block into inline content, because HTML allows neither', () => {
    const [paragraph] = decodeBlocks([
      block('paragraph', [link('/a', text('a'), link('/b', text('b')), block('paragraph', [text('c')]))]),
    ]);
    expect(paragraph).toMatchObject({
      kind: 'paragraph',
      children: [{ kind: 'link', href: '/a', children: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] }],
    });
  });

  it('makes nested lists of flat items with levels', () => {
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

  it('keeps items after a skipped level', () => {
    const shown = outline(
      decodeBlocks([item('deep', 'bullet', 3), item('up', 'bullet', 1), item('down', 'bullet', 4)]),
    );
    for (const each of ['deep', 'up', 'down']) expect(shown).toContain(each);
  });

  it('decodes twelve levels and leaves out deeper nodes', () => {
    const wire: unknown = JSON.parse(
      `${'{"type":"paragraph","text":"w","children":['.repeat(10_000)}${']}'.repeat(10_000)}`,
    );
    const [paragraph] = decodeBlocks([wire]);
    expect(paragraph).toMatchObject({ kind: 'paragraph' });
    expect(outline(paragraph ? [paragraph] : []).match(/"w"/g)).toHaveLength(13);
  });

  it('cuts long texts, and removes broken and invisible characters', () => {
    const outlineOf = (value: string) => outline(decodeBlocks([block('paragraph', [text(value)])]));
    expect(outlineOf('w'.repeat(1_000_000)).length).toBeLessThan(5_200);
    expect(outlineOf('half \uD800.')).toContain('half \uFFFD.');
    expect(outlineOf('a\u0000b\u202Ec')).toContain('abc');
  });
});
