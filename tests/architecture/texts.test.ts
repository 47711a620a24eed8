import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { textsOf } from '../../federation/build/texts-loader';
import { textFiles } from '../../scripts/docs/texts';

/** Parts of the header that only its operators and developers see. */
const NOT_FOR_SHOPPERS = ['src/features/gallery', 'src/features/health'];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]|\.d\.ts$/.test(file))
  .filter((file) => !NOT_FOR_SHOPPERS.some((folder) => file.startsWith(path.join(folder))));

/** Attributes that a shopper reads or a screen reader announces. */
const ATTRIBUTES = new Set(['alt', 'aria-label', 'label', 'placeholder', 'text', 'title', 'defaultLabel']);
/** Functions whose first argument is announced or shown. */
const FUNCTIONS = new Set(['announce', 'notify', 't']);
const HAS_WORD = /\p{L}{2}/u;

const isLiteral = (node: ts.Node | undefined): node is ts.StringLiteralLike | ts.TemplateExpression =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

/** Returns the part of a node that must be a constant of a `texts.ts`, if it is a literal. */
const literalIn = (node: ts.Node): string | undefined => {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && isLiteral(node.expression))
    return ts.isStringLiteralLike(node.expression) ? node.expression.text : undefined;
  if (ts.isJsxAttribute(node) && ATTRIBUTES.has(node.name.getText())) {
    const { initializer } = node;
    const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    return isLiteral(value) && ts.isStringLiteralLike(value) ? value.text : undefined;
  }
  if (ts.isCallExpression(node)) {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    const [first] = node.arguments;
    return FUNCTIONS.has(name.getText()) && isLiteral(first) ? first.getText() : undefined;
  }
  return undefined;
};

const literalsOf = (file: string, source = readFileSync(file, 'utf8')): readonly string[] => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const literal = literalIn(node);
    if (literal !== undefined && HAS_WORD.test(literal)) found.push(literal);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
};

describe('texts for shoppers', () => {
  it('are constants of a texts.ts, not literals in components and calls', () => {
    const found = sources.flatMap((file) => literalsOf(file).map((literal) => `${file}: ${literal}`));
    expect(found).toEqual([]);
  });

  it('finds literals in the places where texts are shown', () => {
    const source = `
      const Part = ({ name }) => (
        <p className="not text" aria-label={t(name)}>
          Hello
          <button aria-label="Close" onClick={() => announce('Saved')} />
          {'you'} {t(\`Hi \${name}\`)}
        </p>
      );`;
    expect(literalsOf('Part.tsx', source)).toEqual(['Hello', 'Close', "'Saved'", 'you', '`Hi ${name}`']);
  });

  it('are all used, each by its folder', () => {
    const unused = textFiles().flatMap((file) => {
      const importers = sources.filter((source) => source !== path.relative('.', file));
      const code = importers.map((source) => readFileSync(source, 'utf8')).join('\n');
      return [...textsOf(readFileSync(file, 'utf8')).keys()].filter(
        (name) => !new RegExp(`\\b${name}\\b`).test(code),
      );
    });
    expect(unused).toEqual([]);
  });

  it('are plain literals, so that the build can inline them', () => {
    for (const file of textFiles()) {
      const source = readFileSync(file, 'utf8');
      const constants = source.match(/^export const \w+/gm) ?? [];
      expect([file, textsOf(source).size]).toEqual([file, constants.length]);
    }
  });
});
