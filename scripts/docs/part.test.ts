import { withPart } from './part';

const PAGE = [
  '# Browsers',
  '<!-- generated: engines -->',
  'old engines',
  '<!-- /engines -->',
  'Between.',
  '<!-- generated: old-browsers -->',
  'old browsers',
  '<!-- /old-browsers -->',
].join('\n');

describe('withPart', () => {
  it('replaces one part and keeps the rest of the page', () => {
    const page = withPart(PAGE, 'engines', 'new engines');
    expect(page).toBe(PAGE.replace('old engines', '\nnew engines\n'));
  });

  it('throws if the page does not contain the part', () => {
    expect(() => withPart('# Browsers', 'old-browsers', '')).toThrow('lacks');
  });
});
