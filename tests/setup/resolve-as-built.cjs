const path = require('node:path');
const replaced = require('../../federation/build/axios/replaced.json');

const root = path.resolve(__dirname, '../..');
const replacements = new Map(
  Object.entries(replaced).map(([name, by]) => [
    path.join(root, 'node_modules/axios/lib', name),
    path.join(root, 'federation/build/axios', by),
  ]),
);

/** Resolves modules as Jest does, except for the files of axios that the build replaces. */
module.exports = (request, options) => {
  const file = options.defaultResolver(request, options);
  return replacements.get(file) ?? file;
};
