import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escaped } from '../contract/markup';
import { PROBLEMS_PAGE } from '../contract/problems';

/** Returns the markup of code, bold text and links. Only links within the page lead somewhere. */
const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replaceAll(/\[([^\]]+)\]\((#[^)]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');

const block = (text: string): string => {
  const [, marks = '', heading] = /^(#+) (.+)$/.exec(text) ?? [];
  if (heading !== undefined) return `<h${marks.length} id="${heading}">${inline(heading)}</h${marks.length}>`;
  if (!text.startsWith('- ')) return `<p>${inline(text)}</p>`;
  return `<ul>${text
    .split(/^- /m)
    .slice(1)
    .map((item) => `<li>${inline(item)}</li>`)
    .join('')}</ul>`;
};

/** An address of a command may be wider than a phone. */
const STYLE =
  'body{max-inline-size:80ch;margin:0 auto;padding:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}';

/** Returns the page of problems, with a section for each code. @param markdown of `docs/problems.md` */
export const problemsPage = (markdown: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Problems of the shop’s header</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>
${markdown
  .trim()
  .split(/\n{2,}/)
  .map(block)
  .join('\n')}
</html>
`;

/** Writes the page to which the problems of a release link. */
export const writeProblemsPage = (root: string, outDir: string): Promise<void> => {
  const markdown = readFileSync(path.join(root, 'docs', 'problems.md'), 'utf8');
  return writeFile(path.join(outDir, PROBLEMS_PAGE), problemsPage(markdown));
};
