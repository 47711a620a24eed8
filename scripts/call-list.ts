import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { callList } from './call-list/table';

const PAGE = path.join(__dirname, '..', 'docs', 'calls.md');

/** `npm run call-list`: writes the page that lists all calls. */
const main = async (): Promise<void> => {
  const options = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(callList(), { ...options, parser: 'markdown' }));
};

void main();
