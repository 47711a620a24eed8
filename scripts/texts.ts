import { readFileSync, writeFileSync } from 'node:fs';
import { checkCatalogue } from './texts/check-catalogue';
import { englishTexts, TEMPLATE, templateText } from './texts/english-texts';

/** `npm run texts` writes the English texts for translators; `npm run texts -- cy.json` checks a translation. */
const main = (file: string | undefined): void => {
  if (file === undefined) {
    writeFileSync(TEMPLATE, templateText());
    return;
  }
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const problems = checkCatalogue(englishTexts(), catalogue);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
};

main(process.argv[2]);
