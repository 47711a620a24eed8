import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withTable } from './error-table/table';

const README = path.join(__dirname, '..', 'src', 'domains', 'checkout', 'README.md');

/** `npm run error-table`: writes the table of errors into checkout's README. */
const main = async (): Promise<void> => {
  const options = await resolveConfig(README);
  const text = withTable(readFileSync(README, 'utf8'));
  writeFileSync(README, await format(text, { ...options, parser: 'markdown' }));
};

void main();
