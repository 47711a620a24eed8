import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Events of dialogs, popovers and `details`, which React dispatches to the ancestors of their element, too. */
const EVENT = /^on(BeforeToggle|Cancel|Close|Toggle)(Capture)?$/;

/** An element of HTML in a component, with the names of its props. */
interface Element {
  readonly tag: string;
  readonly props: readonly string[];
}

/** Returns the elements of HTML in the text of a component, in order. */
const elementsOf = (text: string): readonly Element[] => {
  const found: Element[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const props = node.attributes.properties.flatMap(({ name }) => (name ? [name.getText()] : []));
      if (/^[a-z]+$/.test(tag)) found.push({ tag, props });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('component.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
};

/** Returns what React 19.3 would do to the page around an element. */
const problemsOf = ({ tag, props }: Element): readonly string[] => [
  // Under Trusted Types, a script that React moves to the head and that is refused empties the root past every boundary.
  ...(tag === 'script' ? ['<script>'] : []),
  // `details` listens to its own event only, see AccordionView.test.tsx.
  ...props.filter((name) => EVENT.test(name) && tag !== 'details').map((name) => `${name} of <${tag}>`),
];

const files = ['src', 'federation/loader']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));

describe('components and content blocks', () => {
  it('render no scripts, and listen to dialogs and popovers without React [FED-7] [CONT-8]', () => {
    const all = files.flatMap((file) =>
      elementsOf(readFileSync(file, 'utf8')).map((element) => ({ file, element })),
    );
    expect(all.filter(({ element }) => element.tag === 'dialog').length).toBeGreaterThan(1);
    const problems = all.flatMap(({ file, element }) =>
      problemsOf(element).map((problem) => `${file}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('are found with their props', () => {
    const text = `const A = () => <><script async src="a.js" /><dialog onCloseCapture={close}><B onClose={close} /></dialog></>;`;
    expect(elementsOf(text).flatMap(problemsOf)).toEqual(['<script>', 'onCloseCapture of <dialog>']);
  });
});
