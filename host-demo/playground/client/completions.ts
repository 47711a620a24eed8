import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { namesIn, pathTo } from './json-path';
import { schemaAt, type ConfigSchema } from './schema';

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
export const createCompletions =
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
