import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { Kind, parse, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import type { LoaderContext } from 'webpack';

/** Returns the parts of a document that urql needs to send it: its name and its text [CALL-2]. */
const toSentDocument = (document: DocumentNode) => {
  const body = stripIgnoredCharacters(print(document));
  const operations = parse(body).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ kind: definition.kind, operation: definition.operation, name: { value: definition.name?.value } }]
      : [],
  );
  return {
    // urql identifies documents by this key.
    __key: createHash('sha256').update(body).digest().readUInt16BE(),
    kind: Kind.DOCUMENT,
    definitions: operations,
    loc: { source: { body } },
  };
};

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === Kind.DOCUMENT;

let turn = 0;

/**
 * Returns the source of a module with the texts of its GraphQL documents, so that shoppers download neither a parser
 * nor a printer.
 */
const load = async (resource: string): Promise<string> => {
  turn += 1;
  const module = (await import(`${pathToFileURL(resource).href}?turn=${turn}`)) as Record<string, unknown>;
  return Object.entries(module)
    .map(([name, value]) =>
      isDocument(value) ? `export const ${name} = ${JSON.stringify(toSentDocument(value))};` : '',
    )
    .join('\n');
};

export default function documentsLoader(this: LoaderContext<object>): void {
  const done = this.async();
  load(this.resourcePath).then(
    (source) => done(null, source),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}
