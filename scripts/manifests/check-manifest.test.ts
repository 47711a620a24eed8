import { readFileSync } from 'node:fs';
import { problemsOfManifests } from './check-manifest';

const text = readFileSync('deploy/kubernetes/fragment-server.yaml', 'utf8');

describe('problemsOfManifests', () => {
  it('finds no problem in the manifests of the fragment’s server [FED-8]', () => {
    expect(problemsOfManifests(text)).toEqual([]);
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
