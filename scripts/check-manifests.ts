import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOfManifests } from './manifests/check-manifest';

const FOLDER = path.join('deploy', 'kubernetes');

const problems = readdirSync(FOLDER).flatMap((name) =>
  problemsOfManifests(readFileSync(path.join(FOLDER, name), 'utf8')).map((problem) => `${name}: ${problem}`),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
