import { readFileSync } from 'node:fs';
import path from 'node:path';

const own = (name: string): string => readFileSync(path.join(__dirname, name), 'utf8');

/** A host whose only style removes the body's margin, which every host does. */
export const PLAIN_SHEET = 'body { margin: 0 }';

/** Style sheets of hosts that affect the whole page. */
export const SHEETS = {
  bootstrap: readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8'),
  preflight: own('preflight.css'),
  'text at 200 %': 'html { font-size: 200%; }',
  'right to left': 'html { direction: rtl; }',
  hostile: own('hostile.css'),
} as const;
