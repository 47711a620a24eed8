import stylelint from 'stylelint';

const MAX_LINES = 'shop-header/max-lines';

/** Limits the lines of a style sheet, as oxlint's `max-lines` does for code. */
const maxLines = stylelint.createPlugin(MAX_LINES, (limit) => (root, result) => {
  const lines = root.source.input.css.trimEnd().split('\n').length;
  if (lines <= limit) return;
  const message = `${lines} lines are more than ${limit}. Move what reads on its own to another style sheet. (${MAX_LINES})`;
  stylelint.utils.report({ ruleName: MAX_LINES, result, node: root, message, line: limit + 1 });
});

const physical = ['left', 'right', 'top', 'bottom', 'width', 'height'].concat(
  ['margin', 'padding', 'border'].flatMap((box) =>
    ['left', 'right', 'top', 'bottom'].map((side) => `${box}-${side}`),
  ),
  ['min-width', 'max-width', 'min-height', 'max-height'],
);

const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/;
const BLOCK_ELEMENT_MODIFIER = /^[a-z][a-z0-9-]*(__[a-z0-9-]+)?(--[a-z0-9-]+)?$/;

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-no-unsupported-browser-features', maxLines],
  // Code of hosts, which have rules of their own.
  ignoreFiles: ['host-demo/starters/**'],
  defaultSeverity: 'error',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    [MAX_LINES]: 300,
    // Logical properties only: the header must read right in a page that runs from right to left.
    'property-disallowed-list': physical,
    'declaration-property-value-disallowed-list': {
      float: ['left', 'right'],
      clear: ['left', 'right'],
      'text-align': ['left', 'right'],
    },
    'declaration-no-important': true,
    'import-notation': 'string',
    // Specificity is kept flat by the class names; order then follows what belongs together.
    'no-descending-specificity': null,
    'selector-class-pattern': BLOCK_ELEMENT_MODIFIER,
  },
  overrides: [
    {
      // Widths have names, in src/ui/breakpoints.css.
      files: ['src/**/*.module.css'],
      rules: {
        'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
        // The browsers of `browserslist` in package.json.
        'plugin/no-unsupported-browser-features': [
          true,
          {
            ignorePartialSupport: true,
            // Without these, the header looks or performs a little differently.
            ignore: ['css-scrollbar', 'css-resize', 'css-touch-action', 'css-content-visibility'],
          },
        ],
        // Text grows with the browser's default font size: calc(14 / 16 * var(--sh-rem)).
        'declaration-property-unit-disallowed-list': { 'font-size': ['px'] },
      },
    },
    {
      // Class names of CSS modules are properties in code, so they are written as such.
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': [CAMEL_CASE, { resolveNestedSelectors: true }],
        'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
        'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
        'selector-max-id': 0,
        'selector-max-type': 1,
      },
    },
    {
      // Set --sh-line-height and --sh-letter-spacing: these properties would override a shopper's own text spacing.
      files: ['src/**/*.module.css'],
      rules: {
        'property-disallowed-list': [...physical, 'font', 'letter-spacing', 'line-height', 'word-spacing'],
      },
    },
    {
      // The reset, which applies them. Its ids override a host's rules.
      files: ['src/ui/tokens.module.css'],
      rules: { 'property-disallowed-list': physical, 'selector-max-id': null },
    },
  ],
};
