import {
  autocompletion,
  closeBrackets,
  completionKeymap,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { syntaxTree, bracketMatching, defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, lintKeymap, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { schemaAt, type ConfigSchema, type Finding } from './schema';

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

/** Returns the name of a property of the JSON text. */
const nameOf = (state: EditorState, property: Node): string => {
  const name = property.getChild('PropertyName');
  return name ? state.sliceDoc(name.from, name.to).replaceAll('"', '') : '';
};

/** Returns the names on the way from the whole text to a node. */
export const pathTo = (state: EditorState, node: Node): readonly string[] => {
  const path: string[] = [];
  for (let at: Node | null = node; at; at = at.parent)
    if (at.name === 'Property') path.unshift(nameOf(state, at));
  return path;
};

/** Returns the names of an object's properties. */
export const namesIn = (state: EditorState, object: Node): readonly string[] =>
  object.getChildren('Property').map((property) => nameOf(state, property));

/** Returns the range of the value at a path, or of the innermost value on the way to it. */
const rangeOf = (
  state: EditorState,
  path: readonly string[],
): { readonly from: number; readonly to: number } => {
  let at: Node | null = syntaxTree(state).topNode.firstChild;
  for (const name of path) {
    const property: Node | undefined = at
      ?.getChildren('Property')
      .find((each) => nameOf(state, each) === name);
    if (!property?.lastChild) break;
    at = property.lastChild;
  }
  const { from, to } = at ?? { from: 0, to: 0 };
  return path.length === 0 ? { from, to: Math.min(from + 1, to) } : { from, to };
};

const START_VALUES: Readonly<Record<string, string>> = {
  object: '{}',
  array: '[]',
  string: '""',
  boolean: 'true',
};

const fieldOptions = (schema: ConfigSchema, present: readonly string[]): readonly Completion[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => !present.includes(name))
    .map(([name, { type = 'string', description }]) => ({
      label: `"${name}"`,
      type: 'property',
      detail: type,
      apply: `"${name}": ${START_VALUES[type] ?? '""'}`,
      ...(description !== undefined && { info: description }),
    }));

const valueOptions = ({ type, enum: values = [] }: ConfigSchema): readonly Completion[] =>
  [...values.map((value) => JSON.stringify(value)), ...(type === 'boolean' ? ['true', 'false'] : [])].map(
    (label) => ({ label, type: 'constant' }),
  );

/** Returns a source of completions: fields that an object does not have yet, and the values of a field. */
const createCompletions =
  (schema: ConfigSchema) =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos, explicit } = context;
    const from = context.matchBefore(/"?\w*$/)?.from ?? pos;
    if (from === pos && !explicit) return null;
    const node = syntaxTree(state).resolveInner(from, 1);
    const isValue = /:\s*$/.test(state.sliceDoc(Math.max(0, from - 40), from));
    if (isValue) {
      const around = schemaAt(schema, pathTo(state, syntaxTree(state).resolveInner(from, -1)));
      return around ? { from, options: [...valueOptions(around)] } : null;
    }
    let object: typeof node | null = node;
    while (object && object.name !== 'Object') object = object.parent;
    const fields = object && schemaAt(schema, pathTo(state, object));
    if (!object || !fields) return null;
    return { from, options: [...fieldOptions(fields, namesIn(state, object))], validFor: /^"?\w*"?$/ };
  };

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  /** The page's nonce, for the editor's own styles. */
  readonly nonce: string;
  readonly schema: ConfigSchema;
  readonly validate: (value: unknown) => readonly Finding[];
  readonly onChange: (text: string) => void;
}

const parseErrors = jsonParseLinter();

/** Marks errors of the JSON text, or differences from the schema. */
const findMistakes =
  (validate: EditorOptions['validate']) =>
  (view: EditorView): readonly Diagnostic[] => {
    const syntax = parseErrors(view);
    if (syntax.length > 0) return syntax;
    return validate(JSON.parse(view.state.doc.toString())).map(({ path, message, isWarning }) => ({
      ...rangeOf(view.state, path),
      message: `${path.join('.')} ${message}`.trim(),
      severity: isWarning ? 'warning' : 'error',
    }));
  };

/**
 * Creates the editor of the configuration. Tab moves the focus on, as in any form.
 *
 * @returns a function that replaces the text
 */
export const createEditor = (options: EditorOptions): ((text: string) => void) => {
  const { parent, text, nonce, schema, validate, onChange } = options;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(nonce),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': 'Configuration as JSON',
          'aria-describedby': 'config-help',
          tabindex: '0',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
        ...[lineNumbers(), history(), bracketMatching(), closeBrackets(), json(), lintGutter()],
        syntaxHighlighting(defaultHighlightStyle),
        linter(findMistakes(validate), { delay: 300 }),
        autocompletion({ override: [createCompletions(schema)], interactionDelay: 0 }),
        keymap.of([...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
      ],
    }),
  });
  return (next) => {
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
  };
};
