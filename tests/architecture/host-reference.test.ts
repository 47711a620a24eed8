import { readFileSync } from 'node:fs';
import * as events from '../../federation/contract/events';
import { CONTRACT_VERSION } from '../../federation/contract/version';

const reference = readFileSync('docs/host-reference.md', 'utf8');

const names: readonly (readonly [string, string])[] = Object.entries(events).flatMap(([constant, text]) =>
  typeof text === 'string' ? [[constant, text] as const] : [],
);

it('the contract has events', () => {
  expect(names.length).toBeGreaterThan(4);
});

it.each(names)('the host reference lists the event %s with its text [FED-3]', (constant, text) => {
  expect(reference).toMatch(new RegExp(`^\\| \`${constant}\` +\\| \`${text}\` +\\|`, 'm'));
});

it('the host reference lists no other event', () => {
  const listed = [...reference.matchAll(/^\| `[A-Z_]+` +\| `(shop-header:[\w-]+)`/gm)].map(
    ([, text]) => text,
  );
  expect(listed.sort()).toEqual(names.map(([, text]) => text).sort());
});

it('the changelog has a section for the version of the contract [FED-3]', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const [, contract = ''] = /^## Contract$(.*?)^## /ms.exec(changelog) ?? [];
  expect(contract).toContain(`\n### ${CONTRACT_VERSION}\n`);
});
