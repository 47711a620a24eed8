import { withPart } from './part';

const PAGE = [
  '# Browsers',
  '<!-- npm run test:engines -- --write -->',
  'old engines',
  '<!-- /test:engines -->',
  'Between.',
  '<!-- npm run test:old-browsers -- --write -->',
  'old browsers',
  '<!-- /test:old-browsers -->',
].join('\n');

describe('withPart', () => {
  it('replaces one part and keeps the rest of the page', () => {
    const page = withPart(PAGE, 'test:engines', 'new engines');
    expect(page).toBe(PAGE.replace('old engines', '\nnew engines\n'));
  });

  it('throws if the page does not contain the part', () => {
    expect(() => withPart('# Browsers', 'test:old-browsers', '')).toThrow('lacks');
  });
});
