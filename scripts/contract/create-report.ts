import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emitDeclarations } from '../public-types/emit';
import { extractTypes } from '../public-types/extract';

export const CONTRACT = path.join('federation', 'contract');
export const REPORT = path.join(CONTRACT, 'api.report.md');
const WORK = path.join('.cache', 'contract');

/** Returns the report of the public types, as they are now. */
export const createReport = (): string => {
  const types = path.join(WORK, 'types');
  const folder = path.join(WORK, 'report');
  emitDeclarations([path.join(CONTRACT, 'index.ts')], CONTRACT, types);
  extractTypes(path.join(types, 'index.d.ts'), { report: { folder, name: 'contract' } });
  return readFileSync(path.join(folder, 'contract.api.md'), 'utf8');
};
