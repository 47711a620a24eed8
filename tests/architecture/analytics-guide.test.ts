import { readFileSync } from 'node:fs';
import ts from 'typescript';

const SOURCE = 'src/platform/analytics/events.ts';

type Events = Readonly<Record<string, readonly string[]>>;

const namesIn = (node: ts.Node): string[] =>
  ts.isStringLiteral(node) ? [node.text] : node.getChildren().flatMap(namesIn);

/** Returns the fields of each event, except its name, from the type of all events. */
const eventsOf = (file: string): Events => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const types = source.statements.flatMap((statement) =>
    ts.isTypeAliasDeclaration(statement) && ts.isUnionTypeNode(statement.type)
      ? [...statement.type.types]
      : [],
  );
  const literals = types.flatMap((type) => (ts.isTypeLiteralNode(type) ? [type] : []));
  const kinds = literals.map(({ members }) => {
    const properties = members.flatMap((member) => (ts.isPropertySignature(member) ? [member] : []));
    const nameOf = (property: ts.PropertySignature): string => property.name.getText();
    const event = properties.find((property) => nameOf(property) === 'event');
    return {
      events: event?.type ? namesIn(event.type) : [],
      fields: properties.map(nameOf).filter((name) => name !== 'event'),
    };
  });
  return Object.fromEntries(kinds.flatMap(({ events, fields }) => events.map((event) => [event, fields])));
};

const events = eventsOf(SOURCE);
const rows = new Map(
  readFileSync('docs/hosts/analytics.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, , fields] = line.split('|').map((cell) => cell.trim());
      return name !== undefined && /^`\w+`$/.test(name) ? [[name.slice(1, -1), fields ?? ''] as const] : [];
    }),
);

it('the analytics guide lists all events, and no other [EVT-1]', () => {
  expect([...rows.keys()].sort()).toEqual(Object.keys(events).sort());
});

it.each(Object.entries(events))('the analytics guide lists the fields of %s [EVT-1]', (event, fields) => {
  for (const field of fields) expect(rows.get(event)).toContain(`\`${field}\``);
});
