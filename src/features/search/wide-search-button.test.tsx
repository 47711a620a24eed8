import { createTestContext } from '../../context/testing/test-context';
import { widenSearchButton } from './wide-search-button';

describe('widenSearchButton', () => {
  it.each([
    ['the host wants that', { searchField: true }, true],
    ['the field has a row of its own', { searchField: 'row' as const }, true],
    ['left out', {}, false],
  ])('changes the button: %s [SRCH-10]', (_when, features, isWide) => {
    const { context } = createTestContext({ config: { features } });
    widenSearchButton(context);
    expect(context.page.getState().searchedTerm !== undefined).toBe(isWide);
  });
});
