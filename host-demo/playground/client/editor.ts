import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, lintKeymap, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { createCompletions } from './completions';
import { rangeOf } from './json-path';
import type { ConfigSchema, Finding } from './schema';

export interface EditorOptions {
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
