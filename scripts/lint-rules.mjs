const rule = (visitors) => ({ meta: { type: 'problem' }, create: visitors });

const MARKUP = /^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/;
const MARKUP_PROPERTY = /^(dangerouslySetInnerHTML|srcDoc)$/;

const isCallOf = ({ callee }, object, property) =>
  callee.type === 'MemberExpression' && callee.object.name === object && property.test(callee.property.name);

const noMarkupFromText = rule((context) => ({
  MemberExpression(node) {
    if (MARKUP.test(node.property.name)) {
      context.report({ node, message: 'Markup from text can inject scripts. Create nodes instead.' });
    }
  },
  JSXAttribute(node) {
    if (MARKUP_PROPERTY.test(node.name.name)) {
      context.report({ node, message: 'Markup from text can inject scripts. Render components instead.' });
    }
  },
  CallExpression(node) {
    if (isCallOf(node, 'document', /^write(ln)?$/)) {
      context.report({ node, message: 'Create nodes instead.' });
    }
  },
}));

const noClockOrRandom = rule((context) => ({
  NewExpression(node) {
    if (node.callee.name === 'Date' && node.arguments.length === 0) {
      context.report({ node, message: 'Pass the time as an argument, from the clock of platform/browser.' });
    }
  },
  CallExpression(node) {
    if (isCallOf(node, 'Date', /^now$/)) {
      context.report({ node, message: 'Pass the time as an argument, from the clock of platform/browser.' });
    }
    if (isCallOf(node, 'Math', /^random$/)) {
      context.report({ node, message: 'Pass random numbers as an argument, from platform/browser.' });
    }
  },
}));

const HAS = /:has\(/;
const NO_HAS = 'Firefox before 121 throws for a selector with :has().';

const noHasInSelectors = rule((context) => ({
  Literal(node) {
    if (HAS.test(node.value)) context.report({ node, message: NO_HAS });
  },
  TemplateElement(node) {
    if (HAS.test(node.value.raw)) context.report({ node, message: NO_HAS });
  },
}));

/** Rules of this project for the linter. */
const plugin = {
  meta: { name: 'header' },
  rules: {
    'no-markup-from-text': noMarkupFromText,
    'no-clock-or-random': noClockOrRandom,
    'no-has-in-selectors': noHasInSelectors,
  },
};

export default plugin;
