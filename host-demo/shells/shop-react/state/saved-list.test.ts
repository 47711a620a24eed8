import { createSavedList, type ListPage } from './saved-list';

const pageWith = (getItem: (key: string) => string | null, hash = ''): ListPage & EventTarget =>
  Object.assign(new EventTarget(), { localStorage: { getItem }, location: { hash } });

describe('createSavedList', () => {
  it('reads the list of the customer, or of a visitor [MULT-4]', () => {
    const page = pageWith((key) => key);
    expect(createSavedList(page, '70012345').read()).toBe('wtr_multi_search_70012345');
    expect(createSavedList(page, undefined).read()).toBe('wtr_multi_search_-1');
  });

  it('reads the list in the address, which the browser could not store [MULT-5]', () => {
    const page = pageWith(() => '["old"]', '#list=%5B%22milk%22%2C%22m%26m%22%5D');
    expect(createSavedList(page, undefined).inAddress()).toBe('["milk","m&m"]');
    expect(
      createSavedList(
        pageWith(() => null),
        undefined,
      ).inAddress(),
    ).toBeNull();
  });

  it('reads null if storage throws or holds megabytes [MULT-4]', () => {
    const blocked = pageWith(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    expect(createSavedList(blocked, undefined).read()).toBeNull();
    expect(
      createSavedList(
        pageWith(() => `["${'x'.repeat(10_000_000)}"]`),
        undefined,
      ).read(),
    ).toBeNull();
  });

  it('notifies the listener of possible changes, from another tab or a dialog of this page, until it unsubscribes', () => {
    const page = pageWith(() => null);
    let calls = 0;
    const stop = createSavedList(page, undefined).subscribe(() => (calls += 1));
    page.dispatchEvent(new Event('storage'));
    page.dispatchEvent(new Event('focusin'));
    expect(calls).toBe(2);
    stop();
    page.dispatchEvent(new Event('storage'));
    expect(calls).toBe(2);
  });
});
