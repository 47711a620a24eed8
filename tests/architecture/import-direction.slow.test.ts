import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

const cruise = (cwd: string): Promise<readonly Violation[]> =>
  new Promise((done, fail) => {
    const args = [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'],
      ...['src', 'host-demo', 'federation'],
    ];
    execFile(process.execPath, args, { cwd, maxBuffer: 16_000_000 }, (error, stdout, stderr) => {
      if (stdout === '') fail(new Error(stderr, { cause: error }));
      else done((JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations);
    });
  });

/** Returns the importing and the imported file of a line such as 'src/header/layout -> src/ui/Icon'. */
const filesOf = (line: string): readonly [from: string, to: string] => {
  const [from = '', to = ''] = line.split(' -> ');
  return [`${from}.ts`, `${to}.ts`];
};

/** Checks a small project with these imports, in a folder of its own. */
const check = async (lines: readonly string[]): Promise<readonly Violation[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'import-direction-'));
  const imports = lines.map(filesOf);
  for (const file of new Set(imports.flat())) {
    const targets = imports.flatMap(([from, to]) => (from === file ? [`/${to.replace(/\.ts$/, '')}`] : []));
    const text = targets.map((target) => `import '${'../'.repeat(file.split('/').length - 1)}.${target}';\n`);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${text.join('')}export const here = 1;\n`);
  }
  await writeFile(join(folder, 'tsconfig.json'), '{}');
  return cruise(folder);
};

/** What is refused, by which rule. */
const REFUSED: readonly (readonly [what: string, rule: string, line: string])[] = [
  [
    'a host that imports the source of the header',
    'host-imports-contract-and-loader-only',
    'host-demo/shell -> src/entries/header',
  ],
  [
    'a host that imports the release tools',
    'host-imports-contract-and-loader-only',
    'host-demo/shell -> federation/release/publish',
  ],
  [
    'a domain that imports another, whatever it is called',
    'domain-recipes-stands-alone',
    'src/domains/recipes/index -> src/domains/trolley/index',
  ],
  [
    'a feature that imports a domain other than by its index',
    'domains-are-imported-by-their-index',
    'src/features/slot/slot -> src/domains/slot/store',
  ],
  [
    'a feature that imports the layout',
    'features-imports-inwards',
    'src/features/slot/slot -> src/header/layout/Slot',
  ],
  [
    'a context that imports a feature',
    'context-imports-inwards',
    'src/context/context -> src/features/slot/slot',
  ],
  ['a model that does input and output', 'model-imports', 'src/domains/slot/model -> src/platform/http'],
  ['a store that knows its transport', 'store-imports', 'src/domains/slot/store -> src/domains/slot/api'],
  ['kernel importing platform', 'kernel-imports-inwards', 'src/kernel/money -> src/platform/http'],
  [
    'a contract that imports something',
    'contract-imports-nothing',
    'federation/contract/index -> federation/loader/index',
  ],
  ['two files that import each other', 'no-cycles', 'src/kernel/days -> src/kernel/time'],
];

describe('the import direction check', () => {
  it('accepts a project that keeps the rules', async () => {
    const accepted = [
      'src/entries/header -> src/header/create-header',
      'src/header/create-header -> src/context/context',
      'src/header/create-header -> src/features/search/search',
      'src/features/search/search -> src/context/context',
      'src/features/search/search -> src/domains/trolley/index',
      'src/context/context -> src/platform/http',
      'src/domains/trolley/index -> src/domains/trolley/store',
      'src/domains/trolley/index -> src/domains/trolley/api',
      'src/domains/trolley/store -> src/domains/trolley/model',
      'src/domains/trolley/store -> src/domains/trolley/ports',
      'src/domains/trolley/api -> src/domains/trolley/ports',
      'src/domains/trolley/api -> src/platform/http',
      'src/domains/trolley/ports -> src/domains/trolley/model',
      'src/domains/trolley/model -> src/kernel/money',
      'src/platform/http -> src/kernel/money',
      'host-demo/shell -> federation/loader/index',
      'host-demo/shell -> federation/contract/index',
      'federation/loader/index -> federation/contract/index',
    ];
    await expect(check(accepted)).resolves.toEqual([]);
  });

  describe('in a project with one import for each rule', () => {
    let found: readonly Violation[];

    beforeAll(async () => {
      found = await check([...REFUSED.map(([, , line]) => line), 'src/kernel/time -> src/kernel/days']);
    });

    it.each(REFUSED)('refuses %s', (_what, rule, line) => {
      const [from, to] = filesOf(line);
      const rules = found
        .filter((each) => each.from === from && each.to === to)
        .map((each) => each.rule.name);
      expect(rules).toContain(rule);
    });
  });
});
