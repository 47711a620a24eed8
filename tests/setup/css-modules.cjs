/** Gives tests the class names of a style sheet as they are written in it, by name and as the default. */
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
