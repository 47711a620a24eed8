import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Turns every warning of a configuration into an error, because warnings are ignored over time. */
const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, level]) => {
      const [severity, ...options] = [level].flat();
      return [name, severity === 'off' || severity === 0 ? 'off' : ['error', ...options]];
    }),
  );

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'tests/**'];
const TOOL_CONFIGS = ['*.{ts,mts,mjs}'];

/** Globals that only `platform/browser` may use, because all other code must run in Node [FED-8]. */
const browserGlobals = [
  ...['window', 'document', 'self', 'globalThis', 'navigator', 'location', 'history', 'screen'],
  ...['localStorage', 'sessionStorage', 'caches', 'indexedDB', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'matchMedia', 'crypto'],
  ...['addEventListener', 'removeEventListener', 'BroadcastChannel', 'console', 'alert', 'confirm', 'prompt'],
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'],
];

const markupFromText = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: 'Markup from text can inject scripts. Create nodes instead.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    message: 'Markup from text can inject scripts. Render components instead.',
  },
  {
    selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    message: 'Create nodes instead.',
  },
];

const clockAndRandom = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Pass the time as an argument, from the clock of platform/browser.',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Pass the time as an argument, from the clock of platform/browser.',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Pass random numbers as an argument, from platform/browser.',
  },
];

/** Newer than some browsers of `browserslist`. */
const newStaticMethods = {
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Iterator: ['from', 'concat'],
  RegExp: ['escape'],
};

export default tseslint.config(
  {
    // Starters have packages of their own, which are not installed here; `npm run test:starters` checks their types.
    ignores: [
      'dist/',
      'coverage/',
      'test-results/',
      '.cache/',
      '@mf-types/',
      '**/schema.d.ts',
      'host-demo/starters/',
    ],
  },
  {
    linterOptions: { noInlineConfig: true, reportUnusedInlineConfigs: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // An augmentation of a global interface is empty if it only extends another one.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Ports and handlers are asynchronous by contract, even if an implementation has nothing to await.
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', { max: 300 }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      'no-restricted-syntax': ['error', ...markupFromText],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node, sourceType: 'module' },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-undef': 'error',
      'no-unused-vars': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...asErrors(reactHooks.configs.flat['recommended-latest'].rules),
      ...asErrors(jsxA11y.flatConfigs.recommended.rules),
      // Options of a combobox and overlays handle the pointer; the focused field handles the keyboard.
      'jsx-a11y/click-events-have-key-events': 'off',
      // A scrollable region must be focusable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      // A lazy-loaded component is kept in state, which this rule takes for a component created while rendering.
      'react-hooks/static-components': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/browser/**', ...TESTS],
    rules: {
      'no-restricted-globals': [
        'error',
        ...browserGlobals.map((name) => ({
          name,
          message: 'Only platform/browser may use globals of the browser.',
        })),
      ],
      'no-restricted-syntax': ['error', ...markupFromText, ...clockAndRandom],
    },
  },
  {
    // Code that runs in browsers: those of `browserslist` in package.json.
    files: ['src/**/*.{ts,tsx}', 'federation/{contract,lean,loader}/**/*.{ts,tsx}'],
    ignores: ['src/header/server/**', 'federation/loader/renderer/**', ...TESTS],
    plugins: { compat },
    settings: { lintAllEsApis: true },
    rules: {
      'compat/compat': 'error',
      // Static methods, which the plugin does not know.
      'no-restricted-properties': [
        'error',
        ...Object.entries(newStaticMethods).flatMap(([object, methods]) =>
          methods.map((property) => ({ object, property, message: 'Older browsers of the header lack it.' })),
        ),
      ],
    },
  },
  {
    // Use the browser's own where there is one.
    files: ['src/kernel/any-signal.ts', 'src/platform/browser/when-idle.ts'],
    rules: { 'compat/compat': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['{src,federation,host-demo}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Module Federation hosts and React.lazy read the default export of an exposed module, webpack a loader's,
    // and the federation plugin that of a runtime plugin.
    files: [
      'src/entries/**',
      'federation/loader/federation-plugin.ts',
      'federation/build/*-loader.ts',
      'scripts/bench/*/*-loader.ts',
      'federation/build/axios/*.ts',
      ...TOOL_CONFIGS,
      '**/webpack*.ts',
      '**/*.config.ts',
      'docs/.vitepress/config.mts',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // A module that is declared in a script may not import by a relative path; a type annotation may.
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'Import it from tests/setup/property-tests, which sets its seed.' },
      ],
    },
  },
);
