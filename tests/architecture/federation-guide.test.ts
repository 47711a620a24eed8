import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/hosts/federation.md', 'utf8');
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};

it.each(['webpack', 'webpack-cli', '@module-federation/enhanced'])(
  'the guide tells a stock host to install the %s version that this project is tested with [FED-9]',
  (name) => {
    expect(guide).toMatch(new RegExp(`[ \`]${name}@${devDependencies[name] ?? ''}[ \`\n]`));
  },
);
