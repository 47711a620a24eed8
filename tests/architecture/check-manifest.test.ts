import { readdirSync, readFileSync } from 'node:fs';
import { problemsOfManifests } from './check-manifest';

const FOLDER = 'deploy/kubernetes';
const text = readFileSync(`${FOLDER}/fragment-server.yaml`, 'utf8');

describe('problemsOfManifests', () => {
  it.each(readdirSync(FOLDER))('finds no problem in %s [FED-8]', (file) => {
    expect(problemsOfManifests(readFileSync(`${FOLDER}/${file}`, 'utf8'))).toEqual([]);
  });

  it.each([
    ['a misspelt field', text.replace('readinessProbe:', 'readynessProbe:'), /readynessProbe is not a field/],
    [
      'a field at the wrong place',
      text.replace('    spec:\n      auto', '    speck:\n      auto'),
      /speck|required/,
    ],
    ['a value of another type', text.replace('minReplicas: 2', 'minReplicas: two'), /must be integer/],
    ['a missing field', text.replace('  maxReplicas: 10\n', ''), /maxReplicas/],
    ['another kind', text.replace('kind: Service', 'kind: Servise'), /v1 Servise is not one of/],
    ['malformed YAML', 'a: [', /flow/i],
  ])('finds %s', (_, changed, message) => {
    expect(problemsOfManifests(changed).join()).toMatch(message);
  });
});
