import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { designPage } from './design-page/page';

const PAGE = path.join('docs', 'design.md');

/** Returns the texts and the names of files from which the page is made. */
const readSources = () => ({
  tokens: readFileSync('src/ui/tokens.module.css', 'utf8'),
  breakpoints: readFileSync('src/ui/breakpoints.css', 'utf8'),
  styles: readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => readFileSync(path.join('src', file), 'utf8')),
  pictures: readdirSync('docs/pictures/design').toSorted(),
});

/** Writes `docs/design.md` from the style sheets and the pictures of the components. */
const main = async (): Promise<void> => {
  const options = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(designPage(readSources()), { ...options, parser: 'markdown' }));
};

void main();
