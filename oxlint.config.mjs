import { defineConfig } from 'oxlint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'tests/**'];

const errors = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));

const typescript = (...names) => errors(...names.map((name) => `typescript/${name}`));

/** Beyond the category `correctness`. */
const TYPESCRIPT_RULES = {
  ...errors('no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread', 'no-array-constructor'),
  ...errors('no-empty-function', 'no-useless-constructor'),
  ...typescript(
    ...['adjacent-overload-signatures', 'array-type', 'ban-tslint-comment', 'class-literal-property-style'],
    ...['consistent-generic-constructors', 'consistent-indexed-object-style', 'consistent-type-assertions'],
    ...['consistent-type-definitions', 'no-confusing-non-null-assertion', 'no-deprecated'],
    ...['no-dynamic-delete', 'no-explicit-any', 'no-extraneous-class', 'no-inferrable-types'],
    ...['no-invalid-void-type', 'no-misused-promises', 'no-mixed-enums', 'no-namespace'],
    ...['no-non-null-asserted-nullish-coalescing', 'no-non-null-assertion', 'no-require-imports'],
    ...['no-unnecessary-boolean-literal-compare', 'no-unnecessary-condition'],
    ...['no-unnecessary-template-expression', 'no-unnecessary-type-arguments'],
    ...['no-unnecessary-type-assertion', 'no-unnecessary-type-constraint', 'no-unnecessary-type-conversion'],
    ...['no-unnecessary-type-parameters', 'no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call'],
    ...['no-unsafe-enum-comparison', 'no-unsafe-function-type', 'no-unsafe-member-access'],
    ...['no-unsafe-return', 'no-useless-default-assignment', 'non-nullable-type-assertion-style'],
    ...['only-throw-error', 'prefer-find', 'prefer-for-of', 'prefer-function-type', 'prefer-includes'],
    ...['prefer-literal-enum-member', 'prefer-nullish-coalescing', 'prefer-optional-chain'],
    ...['prefer-promise-reject-errors', 'prefer-reduce-type-parameter', 'prefer-regexp-exec'],
    ...['prefer-return-this-type', 'prefer-string-starts-ends-with', 'related-getter-setter-pairs'],
    ...['unified-signatures', 'use-unknown-in-catch-callback-variable'],
  ),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
  'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // An augmentation of a global interface is empty if it only extends another one.
  'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      ...{ allowAny: false, allowBoolean: false, allowNullish: false },
      ...{ allowNumberAndString: false, allowRegExp: false },
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  'import/no-default-export': 'error',
  'header/no-markup-from-text': 'error',
  // TypeScript checks setters, and knows which arrays are of strings.
  'no-setter-return': 'off',
  'typescript/require-array-sort-compare': 'off',
};

const REACT_RULES = {
  ...errors(
    ...['exhaustive-deps', 'error-boundaries', 'globals', 'immutability', 'incompatible-library', 'purity'],
    ...['preserve-manual-memoization', 'refs', 'rules-of-hooks', 'set-state-in-effect'],
    ...['set-state-in-render', 'unsupported-syntax', 'use-memo', 'void-use-memo'],
  ),
};

/** Globals that only `platform/browser` may use, because all other code must run in Node [FED-8]. */
const BROWSER_GLOBALS = [
  ...['window', 'document', 'self', 'globalThis', 'navigator', 'location', 'history', 'screen'],
  ...['localStorage', 'sessionStorage', 'caches', 'indexedDB', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'matchMedia', 'crypto'],
  ...['addEventListener', 'removeEventListener', 'BroadcastChannel', 'console', 'alert', 'confirm', 'prompt'],
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'],
];

/** Its dates inherit from a page's own `Date`, and in the hour that London's clock shows twice they follow the device. */
const ZONED_DATES = {
  name: '@date-fns/tz',
  message: 'Import tzOffset from @date-fns/tz/tzOffset, which needs the instant only.',
};

/** Newer than some browsers of `browserslist`, and unknown to the plugin `compat`. */
const NEW_STATIC_METHODS = {
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Iterator: ['from', 'concat'],
  RegExp: ['escape'],
};

export default defineConfig({
  options: { typeAware: true, typeCheck: true, respectEslintDisableDirectives: false },
  plugins: ['oxc', 'typescript', 'import'],
  jsPlugins: ['eslint-plugin-compat', { name: 'header', specifier: './scripts/lint-rules.mjs' }],
  categories: { correctness: 'error' },
  settings: { lintAllEsApis: true },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: [
    ...['dist/', 'coverage/', 'test-results/', '.cache/', '@mf-types/', '**/schema.d.ts'],
    // Starters have packages of their own, which are not installed here; `npm run test:only -- starters` checks their types.
    'host-demo/starters/',
  ],
  rules: { 'max-lines': ['error', { max: 300 }], 'import/namespace': ['error', { allowComputed: true }] },
  overrides: [
    { files: ['**/*.{ts,tsx,mts}'], rules: TYPESCRIPT_RULES },
    { files: ['**/*.{ts,tsx,mts}'], rules: { 'no-restricted-imports': ['error', ZONED_DATES] } },
    {
      files: ['**/*.{mjs,cjs}'],
      rules: errors('eqeqeq', 'no-undef', 'no-unused-vars', 'prefer-const'),
    },
    {
      files: ['**/*.tsx'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        ...REACT_RULES,
        // Options of a combobox and overlays handle the pointer; the focused field handles the keyboard.
        'jsx-a11y/click-events-have-key-events': 'off',
        // ARIA roles where no element exists, or where it cannot be styled.
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          { ul: ['listbox', 'tree', 'menu'], li: ['option', 'treeitem', 'menuitem'] },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
        ],
        // A scrollable region must be focusable by keyboard.
        'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
        // A lazy-loaded component is kept in state, which this rule takes for a component created while rendering.
        'react/static-components': 'off',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/platform/browser/**', ...TESTS],
      rules: {
        'no-restricted-globals': [
          'error',
          ...BROWSER_GLOBALS.map((name) => ({
            name,
            message: 'Only platform/browser may use globals of the browser.',
          })),
        ],
        'header/no-clock-or-random': 'error',
      },
    },
    {
      // Code that runs in browsers: those of `browserslist` in package.json.
      files: ['src/**/*.{ts,tsx}', 'federation/{contract,lean,loader}/**/*.{ts,tsx}'],
      excludeFiles: [
        ...['src/header/server/**', 'federation/loader/renderer/**', ...TESTS],
        // These use the browser's own where there is one.
        ...['src/kernel/any-signal.ts', 'src/platform/browser/when-idle.ts'],
      ],
      rules: {
        'compat/compat': 'error',
        'header/no-has-in-selectors': 'error',
        'no-restricted-properties': [
          'error',
          ...Object.entries(NEW_STATIC_METHODS).flatMap(([object, methods]) =>
            methods.map((property) => ({
              object,
              property,
              message: 'Older browsers of the header lack it.',
            })),
          ),
          ...['DateTimeFormat', 'NumberFormat'].map((property) => ({
            object: 'Intl',
            property,
            message:
              'Its texts differ between servers and browsers; use kernel/london-time and kernel/money.',
          })),
        ],
      },
    },
    {
      // Module Federation hosts and React.lazy read the default export of an exposed module, webpack a loader's,
      // and the federation plugin that of a runtime plugin.
      files: [
        ...['src/entries/**', 'federation/loader/federation-plugin.ts', 'federation/stock/first-scope.ts'],
        ...[
          'federation/build/*-loader.ts',
          'scripts/bench/*/*-loader.ts',
          'federation/build/axios/*.ts',
          '**/webpack*.ts',
        ],
        ...['**/*.config.{ts,mjs}', 'docs/.vitepress/config.mts', '**/*.d.ts'],
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // A module that is declared in a script may not import by a relative path; a type annotation may.
      files: ['**/*.d.ts'],
      rules: { 'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
    },
    // It compares London time with that of Intl.
    { files: ['src/kernel/testing/compare-london-time.ts'], rules: { 'no-restricted-properties': 'off' } },
    { files: TESTS, rules: { 'typescript/unbound-method': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-imports': [
          'error',
          ZONED_DATES,
          { name: 'fast-check', message: 'Import it from tests/setup/property-tests, which sets its seed.' },
        ],
      },
    },
  ],
});
