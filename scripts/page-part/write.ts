import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withPart, type PartName } from './part';

const PAGES: Readonly<Record<PartName, string>> = {
  'test:engines': 'browsers.md',
  'test:old-browsers': 'browsers.md',
  'test:rollout': 'operations.md',
};

/** Writes the part of a document that belongs to a command. */
export const writePart = async (name: PartName, markdown: string): Promise<void> => {
  const file = path.join('docs', PAGES[name]);
  const options = await resolveConfig(file);
  const page = withPart(readFileSync(file, 'utf8'), name, markdown);
  writeFileSync(file, await format(page, { ...options, parser: 'markdown' }));
};
