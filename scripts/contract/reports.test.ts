import { allows, compareReports } from './reports';

const report = (...declarations: readonly string[]): string =>
  ['## API', '', '```ts', '', declarations.join('\n\n'), '', '```', ''].join('\n');

const PROPS = '// @public\nexport interface Props {\n    // (undocumented)\n    readonly config: Config;\n}';
const CONFIG = '// @public (undocumented)\nexport type Config = string;';
const props = (...members: readonly string[]): string =>
  ['export interface Props {', '    readonly config: Config;', ...members, '}'].join('\n');

describe('compareReports', () => {
  it.each([
    ['nothing', report(PROPS, CONFIG), 'none'],
    ['order and comments', report(CONFIG, props()), 'none'],
    ['only the version', report(PROPS, CONFIG, 'export const CONTRACT_VERSION = "1.1.0";'), 'none'],
    ['a new declaration', report(PROPS, CONFIG, 'export type More = number;'), 'addition'],
    ['a new optional member', report(props('    readonly more?: string;'), CONFIG), 'addition'],
    ['a new optional method', report(props('    more?(x: string): void;'), CONFIG), 'addition'],
    ['a new required member', report(props('    readonly more: string;'), CONFIG), 'breaking'],
    ['a new required callback', report(props('    more: (x?: string) => void;'), CONFIG), 'breaking'],
    ['a removed member', report('export interface Props {\n}', CONFIG), 'breaking'],
    ['a changed type', report(PROPS, 'export type Config = number;'), 'breaking'],
    ['a removed declaration', report(PROPS), 'breaking'],
  ])('classifies a change of %s [FED-3]', (_, after, change) => {
    expect(compareReports(report(PROPS, CONFIG), after)).toBe(change);
  });
});

describe('allows', () => {
  it.each([
    ['none', '1.2.0', '1.2.0', true],
    ['none', '1.2.0', '1.1.0', false],
    ['addition', '1.2.0', '1.2.0', false],
    ['addition', '1.2.0', '1.3.0', true],
    ['breaking', '1.2.0', '1.3.0', false],
    ['breaking', '1.2.0', '2.0.0', true],
    ['addition', '2.0.0', '1.9.0', false],
  ] as const)('a change that is %s from %s as %s: %s [FED-3]', (change, before, after, allowed) => {
    expect(allows(change, before, after)).toBe(allowed);
  });
});
