import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** Files of a small project, by path; each holds the imports given. */
type Plan = Readonly<Record<string, readonly string[]>>;

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
}

const cruise = (cwd: string): Promise<Report> =>
  new Promise((done, fail) => {
    const args = [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'],
      ...['src', 'host-demo', 'federation'],
    ];
    execFile(process.execPath, args, { cwd, maxBuffer: 16_000_000 }, (error, stdout, stderr) => {
      if (stdout === '') fail(new Error(stderr, { cause: error }));
      else done(JSON.parse(stdout) as Report);
    });
  });

/** Writes the plan into a folder of its own and names the rules that it breaks. */
const brokenRules = async (plan: Plan): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'import-direction-'));
  try {
    const files: Plan = { 'src/.keep': [], 'host-demo/.keep': [], 'federation/.keep': [], ...plan };
    for (const [path, imports] of Object.entries(files)) {
      const lines = [...imports.map((target) => `import '${target}';`), 'export const here = 1;'];
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), `${lines.join('\n')}\n`);
    }
    await writeFile(join(folder, 'tsconfig.json'), '{}');
    const report = await cruise(folder);
    return report.summary.violations.map(({ rule }) => rule.name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

describe('the import direction check', () => {
  it('accepts a project that keeps the rules', async () => {
    const plan: Plan = {
      'src/entries/header.ts': ['../header/create-header'],
      'src/header/create-header.ts': ['../context/context', '../features/search/search'],
      'src/features/search/search.ts': ['../../context/context', '../../domains/trolley/index'],
      'src/context/context.ts': ['../platform/http'],
      'src/domains/trolley/index.ts': ['./store', './api'],
      'src/domains/trolley/store.ts': ['./model', './ports'],
      'src/domains/trolley/api.ts': ['./model', './ports', '../../platform/http'],
      'src/domains/trolley/ports.ts': ['./model'],
      'src/domains/trolley/model.ts': ['../../kernel/money'],
      'src/platform/http.ts': ['../kernel/money'],
      'src/kernel/money.ts': [],
      'host-demo/shell.ts': ['../federation/loader/index', '../federation/contract/index'],
      'federation/loader/index.ts': ['../contract/index'],
      'federation/contract/index.ts': [],
    };
    await expect(brokenRules(plan)).resolves.toEqual([]);
  });

  it.each<[string, string, Plan]>([
    [
      'a host that imports the source of the header',
      'host-imports-contract-and-loader-only',
      { 'host-demo/shell.ts': ['../src/entries/header'], 'src/entries/header.ts': [] },
    ],
    [
      'a host that imports the release tools',
      'host-imports-contract-and-loader-only',
      { 'host-demo/shell.ts': ['../federation/release/publish'], 'federation/release/publish.ts': [] },
    ],
    [
      'a domain that imports another, whatever it is called',
      'domain-recipes-stands-alone',
      { 'src/domains/recipes/index.ts': ['../trolley/index'], 'src/domains/trolley/index.ts': [] },
    ],
    [
      'a feature that imports a domain other than by its index',
      'domains-are-imported-by-their-index',
      { 'src/features/slot/slot.ts': ['../../domains/slot/store'], 'src/domains/slot/store.ts': [] },
    ],
    [
      'a feature that imports the layout',
      'features-imports-inwards',
      { 'src/features/slot/slot.ts': ['../../header/layout/Slot'], 'src/header/layout/Slot.ts': [] },
    ],
    [
      'a context that imports a feature',
      'context-imports-inwards',
      { 'src/context/context.ts': ['../features/slot/slot'], 'src/features/slot/slot.ts': [] },
    ],
    [
      'a model that does input and output',
      'model-imports',
      { 'src/domains/slot/model.ts': ['../../platform/http'], 'src/platform/http.ts': [] },
    ],
    [
      'a store that knows its transport',
      'store-imports',
      { 'src/domains/slot/store.ts': ['./api'], 'src/domains/slot/api.ts': [] },
    ],
    [
      'kernel importing platform',
      'kernel-imports-inwards',
      { 'src/kernel/money.ts': ['../platform/http'], 'src/platform/http.ts': [] },
    ],
    [
      'a contract that imports something',
      'contract-imports-nothing',
      { 'federation/contract/index.ts': ['../loader/index'], 'federation/loader/index.ts': [] },
    ],
    [
      'two files that import each other',
      'no-cycles',
      { 'src/kernel/money.ts': ['./time'], 'src/kernel/time.ts': ['./money'] },
    ],
  ])('refuses %s', async (_what, rule, plan) => {
    await expect(brokenRules(plan)).resolves.toContain(rule);
  });
});
