import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { Kind, parse, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import type { LoaderContext } from 'webpack';

/** As much of a document as sending it needs: what it is called, and its text [CALL-2]. */
const sent = (document: DocumentNode) => {
  const body = stripIgnoredCharacters(print(document));
  const operations = parse(body).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [
          {
            kind: definition.kind,
            operation: definition.operation,
            name: { ...definition.name, loc: undefined },
          },
        ]
      : [],
  );
  return {
    // The client tells documents apart by it.
    __key: createHash('sha256').update(body).digest().readUInt32BE(),
    kind: Kind.DOCUMENT,
    definitions: operations,
    loc: {
      start: 0,
      end: body.length,
      source: { body, name: 'gql', locationOffset: { line: 1, column: 1 } },
    },
  };
};

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === Kind.DOCUMENT;

let turn = 0;

/**
 * Gives a module that only holds GraphQL documents as texts: neither parser nor printer then go to shoppers.
 */
const load = async (resource: string): Promise<string> => {
  turn += 1;
  const held = (await import(`${pathToFileURL(resource).href}?turn=${String(turn)}`)) as Record<
    string,
    unknown
  >;
  return Object.entries(held)
    .map(([name, value]) =>
      isDocument(value) ? `export const ${name} = ${JSON.stringify(sent(value))};` : '',
    )
    .join('\n');
};

export default function documentsLoader(this: LoaderContext<object>): void {
  const done = this.async();
  load(this.resourcePath).then(
    (source) => {
      done(null, source);
    },
    (error: unknown) => {
      done(error instanceof Error ? error : new Error(String(error)));
    },
  );
}
