import { EARLY_SEARCH_KEY, HISTORY_KEY } from '../../../federation/contract';
import { createTestContext } from '../../context/testing/test-context';
import { discardHistory } from './discard-history';

const VALID = '[{"term":"milk"}]';

describe('discardHistory', () => {
  it.each([
    ['removes a valid history', false, VALID, undefined],
    ['removes a corrupt history', false, '{"term', undefined],
    ['keeps the history', true, VALID, VALID],
  ])('%s, with the feature %p [HIST-4]', (_, searchHistory, stored, left) => {
    const header = createTestContext({ config: { features: { searchHistory } } });
    header.local.set(HISTORY_KEY, stored);
    header.tabStore.set(EARLY_SEARCH_KEY, 'milk');
    discardHistory(header.context);
    expect(header.local.get(HISTORY_KEY)).toBe(left);
    expect(header.tabStore.has(EARLY_SEARCH_KEY)).toBe(searchHistory);
  });
});
