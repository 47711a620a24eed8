import { readFileSync, writeFileSync } from 'node:fs';
import { STARTERS_OF, withStarterCode } from './guide-code/blocks';

/** `npm run guide-code`: writes the code of the starters into the guides. */
for (const [guide, starters] of Object.entries(STARTERS_OF)) {
  const file = `docs/hosts/${guide}.md`;
  writeFileSync(file, withStarterCode(readFileSync(file, 'utf8'), starters));
}
