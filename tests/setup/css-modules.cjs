/**
 * A jest transform: turns a style sheet into a module that exports its class names unchanged, by name and as the
 * default export.
 */
const CLASS_NAME = /\.(-?[_a-zA-Z][\w-]*)/g;

module.exports = {
  process(source) {
    const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, '');
    const names = Object.fromEntries(
      [...withoutComments.matchAll(CLASS_NAME)].map(([, name]) => [name, name]),
    );
    const code = `const names = ${JSON.stringify(names)};
module.exports = { __esModule: true, ...names, default: names };`;
    return { code };
  },
};
