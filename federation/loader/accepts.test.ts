import { accepts } from './accepts';

it.each([
  ['^1', '1.0.0', true],
  ['^1', '1.9.9', true],
  ['^1', '2.0.0', false],
  ['^1', '0.9.0', false],
  ['^2', '1.9.9', false],
  ['^1.2', '1.1.9', false],
  ['^1.2', '1.2.0', true],
  ['^1.2', '1.10.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.2.3', true],
  ['^1.2.3', '1.3.0', true],
])('%s accepts %s: %s [FED-3]', (range, version, isAccepted) => {
  expect(accepts(range, version)).toBe(isAccepted);
});

it.each(['', '1', '1.0', '1.0.0-next', 'v1.0.0', '1.0.0 ', '1e0.0.0', '-1.0.0'])(
  'rejects the malformed version %j [FED-3]',
  (version) => {
    expect(accepts('^1', version)).toBe(false);
  },
);

it.each(['', '*', '1', '>=1', '^', '^1.x', '^1.2.3.4'])(
  'rejects every version for the malformed range %j',
  (range) => {
    expect(accepts(range, '1.0.0')).toBe(false);
  },
);
