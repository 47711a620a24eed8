import { readFileSync } from 'node:fs';
import path from 'node:path';
import { major, minor } from 'semver';
import { emitDeclarations, extractTypes } from './public-types';

export const CONTRACT = path.join('federation', 'contract');
export const REPORT = path.join(CONTRACT, 'api.report.md');
const WORK = path.join('.cache', 'contract');

/** Comments of the report without information: every type of the contract is public, and some need no docstring. */
const NOISE = /^ *\/\/ (@public|\(undocumented\))\n/gm;

/** Returns the report of the public types, as they are now. */
export const createReport = (): string => {
  const types = path.join(WORK, 'types');
  const folder = path.join(WORK, 'report');
  emitDeclarations([path.join(CONTRACT, 'index.ts')], CONTRACT, types);
  extractTypes(path.join(types, 'index.d.ts'), { report: { folder, name: 'contract' } });
  return readFileSync(path.join(folder, 'contract.api.md'), 'utf8').replaceAll(NOISE, '');
};

/** The effect of a change of the public types on hosts. */
type ContractChange = 'none' | 'addition' | 'breaking';

interface Declaration {
  readonly head: string;
  readonly members: readonly string[];
}

const NAME = /\b(?:interface|type|const|function|class|enum|namespace)\s+(\w+)/;

/** An optional member, or the closing bracket of a declaration. */
const OPTIONAL = /^[^:(]*\?[:(]|^[})\];,|]+$/;

/** A constant whose value changes with every version. */
const VERSION = 'CONTRACT_VERSION';

const codeOf = (report: string): string => /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? '';

const declarationsOf = (report: string): Map<string, Declaration> => {
  const found = new Map<string, Declaration>();
  for (const block of codeOf(report).split(/\n\s*\n/)) {
    const lines = block.split('\n').map((line) => line.trim());
    const [head, ...members] = lines.filter((line) => line !== '' && !line.startsWith('//'));
    const name = head === undefined ? undefined : NAME.exec(head)?.[1];
    if (head === undefined || name === undefined || name === VERSION) continue;
    found.set(name, { head, members });
  }
  return found;
};

const compare = (before: Declaration, after: Declaration): ContractChange => {
  const removed = before.members.filter((member) => !after.members.includes(member));
  const added = after.members.filter((member) => !before.members.includes(member));
  if (before.head !== after.head || removed.length > 0) return 'breaking';
  if (added.some((member) => !OPTIONAL.test(member))) return 'breaking';
  return added.length > 0 ? 'addition' : 'none';
};

/**
 * Compares two api-extractor reports [FED-3]. A declaration or member that was removed or changed is breaking, and so is a
 * new required member, because a host may have to provide it. The rule is too strict for types that hosts only read,
 * and never too lax.
 */
export const compareReports = (before: string, after: string): ContractChange => {
  const [old, current] = [declarationsOf(before), declarationsOf(after)];
  const changes = [...old].map(([name, declaration]): ContractChange => {
    const now = current.get(name);
    return now ? compare(declaration, now) : 'breaking';
  });
  if (changes.includes('breaking')) return 'breaking';
  const hasAddition = [...current.keys()].some((name) => !old.has(name));
  return hasAddition || changes.includes('addition') ? 'addition' : 'none';
};

/** @returns whether the version `after` is allowed for this change since the version `before` */
export const allows = (change: ContractChange, before: string, after: string): boolean => {
  if (major(after) !== major(before)) return major(after) > major(before);
  if (change === 'breaking') return false;
  return change === 'none' ? minor(after) >= minor(before) : minor(after) > minor(before);
};
