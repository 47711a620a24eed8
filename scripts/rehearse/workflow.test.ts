import { holds, resolveText } from './workflow';

const CONTEXT = {
  github: { event_name: 'push' },
  vars: { RELEASE_URL: 'http://127.0.0.1:1/' },
  steps: { build: { outputs: { version: '1.4.2+9c' } } },
};

describe('resolveText', () => {
  it('replaces every expression with its value', () => {
    const text = '${{ steps.build.outputs.version }} at ${{vars.RELEASE_URL}}';
    expect(resolveText(text, CONTEXT)).toBe('1.4.2+9c at http://127.0.0.1:1/');
  });

  it('names an expression without a value', () => {
    expect(() => resolveText('${{ steps.biuld.outputs.version }}', CONTEXT)).toThrow(
      'no value for the expression steps.biuld.outputs.version',
    );
  });
});

describe('holds', () => {
  it.each([
    [undefined, true],
    ["github.event_name == 'push'", true],
    ["github.event_name == 'workflow_dispatch'", false],
    ["vars.RELEASE_URL != ''", true],
    ["vars.OTHER != ''", false],
    ['failure()', false],
  ])('evaluates %s', (condition, expected) => {
    expect(holds(condition, CONTEXT)).toBe(expected);
  });

  it('refuses a condition that it cannot evaluate', () => {
    expect(() => holds('always() && success()', CONTEXT)).toThrow('unknown condition always() && success()');
  });
});
