import { readdirSync } from 'node:fs';
import { readFigures } from '../bench/shared/figures';
import { performancePage } from '../bench/shared/performance-page';
import { createReport, REPORT } from '../contract/reports';
import { callList } from './calls';
import { designPage, readDesignSources, textSizes } from './design';
import { errorTable } from './errors';
import { STARTERS_OF, withStarterCode } from './guides';
import { withPart } from './part';
import { picturesPage } from './pictures';
import { rolloutAnalysis } from './rollout-analysis';
import { TEMPLATE, templateText } from './texts';
import { TOKENS, tokensText } from './tokens';

/** A document that is generated, as a whole or in parts, from files of the repository. */
interface GeneratedDocument {
  readonly file: string;
  /** Returns the text as it should be, without formatting. */
  readonly generate: (current: string) => string;
  /** Takes more than ten seconds; it is not compared in every check. */
  readonly isSlow?: true;
}

const readPictures = (): readonly string[] =>
  readdirSync('docs/pictures', { recursive: true, encoding: 'utf8' }).toSorted();

export const DOCUMENTS: readonly GeneratedDocument[] = [
  { file: 'docs/calls.md', generate: callList },
  { file: 'docs/design.md', generate: () => designPage(readDesignSources()) },
  { file: 'docs/performance.md', generate: () => performancePage(readFigures()) },
  { file: 'docs/pictures.md', generate: () => picturesPage(readPictures()) },
  { file: 'docs/rollout-analysis.md', generate: rolloutAnalysis, isSlow: true },
  {
    file: 'src/domains/checkout/README.md',
    generate: (current) => withPart(current, 'errors', errorTable()),
  },
  { file: TEMPLATE, generate: templateText },
  {
    file: TOKENS,
    generate: () => {
      const { tokens, styles } = readDesignSources();
      return tokensText(tokens, textSizes(styles));
    },
  },
  { file: REPORT, generate: createReport },
  ...Object.entries(STARTERS_OF).map(([guide, starters]) => ({
    file: `docs/hosts/${guide}.md`,
    generate: (current: string) => withStarterCode(current, starters),
  })),
];
