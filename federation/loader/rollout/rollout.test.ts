import { channelWith, targetOf } from '../../testing/release-data';
import { chooseRelease } from '.';
import { bucketOfId, BUCKETS, chooseTarget, drawBucket, isSelected, readBucket } from './choose-target';

const VERSION = '1.5.0';
const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

describe('isSelected', () => {
  it.each([1, 5, 25, 50, 99])('selects exactly %i of 100 buckets [FED-5]', (percent) => {
    const selected = buckets.filter((bucket) => isSelected(bucket, { version: VERSION, percent }));
    expect(selected).toHaveLength(percent);
  });

  it('keeps the candidate for each bucket while its part grows [FED-5]', () => {
    const at = (percent: number) =>
      buckets.filter((bucket) => isSelected(bucket, { version: VERSION, percent }));
    for (const [less, more] of [
      [1, 5],
      [5, 25],
      [25, 99],
    ] as const)
      expect(at(more)).toEqual(expect.arrayContaining(at(less)));
  });

  it('selects other buckets first for another version [FED-5]', () => {
    const first = ['1.5.0+a', '1.5.0+b', '1.6.0+c', '1.6.1+d', '1.7.0+e'].map((version) =>
      buckets.find((bucket) => isSelected(bucket, { version, percent: 1 })),
    );
    expect(new Set(first).size).toBeGreaterThan(3);
  });
});

describe('bucketOfId', () => {
  it('has the same result everywhere', () => {
    expect(['', 'a', 'customer-1', 'customer-2', 'é'].map(bucketOfId)).toMatchInlineSnapshot(`
      [
        23,
        15,
        16,
        10,
        73,
      ]
    `);
  });

  it('spreads similar ids evenly: no bucket of 100 has half or twice its share of 20,000 ids', () => {
    const counts = buckets.map(() => 0);
    for (let id = 0; id < 20_000; id += 1) {
      const bucket = bucketOfId(String(id));
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(100);
    expect(Math.max(...counts)).toBeLessThan(400);
  });
});

describe('readBucket', () => {
  it.each([
    ['shop_header_bucket=7', 7],
    ['a=b; shop_header_bucket=42; c=d', 42],
    ['shop_header_bucket=0;x=1', 0],
    ['', undefined],
    ['shop_header_bucket=', undefined],
    ['shop_header_bucket=100', undefined],
    ['shop_header_bucket=-1', undefined],
    ['shop_header_bucket=4x', undefined],
    ['my_shop_header_bucket=4', undefined],
  ])('reads %j as %j', (cookies, bucket) => expect(readBucket(cookies)).toBe(bucket));
});

it('draws buckets from 0 to 99', () => {
  const drawn = Array.from({ length: 2000 }, drawBucket);
  expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([0, 99]);
});

describe('chooseTarget', () => {
  const all = channelWith(99);
  const [selected = 0] = buckets.filter((bucket) => isSelected(bucket, all.candidate));

  it('chooses the candidate for a selected bucket, and the current release for a visit without one [FED-5]', () => {
    expect(chooseTarget(all, selected, '^1')).toBe(all.candidate);
    expect(chooseTarget(all, undefined, '^1')).toBe(all);
  });

  it('ignores a candidate whose contract the host does not accept [FED-3]', () => {
    const newer = channelWith(99, '2.0.0');
    expect(chooseTarget(newer, selected, '^1')).toBe(newer);
    const minor = channelWith(99, '1.1.0');
    expect(chooseTarget(minor, selected, '^1.1')).toBe(minor.candidate);
  });

  it.each([
    ['null', null],
    ['a text', 'candidate'],
    ['empty', {}],
    ['without a percentage', { ...all.candidate, percent: undefined }],
    ['at a percentage of another type', { ...all.candidate, percent: '99' }],
    ['with a malformed hash', { ...all.candidate, integrity: 'md5-x' }],
    ['outside the base folder', { ...all.candidate, path: '../evil/' }],
  ])('ignores a candidate that is %s [FED-4]', (_, candidate) => {
    const malformed = { ...all, candidate };
    expect(chooseTarget(malformed, selected, '^1')).toBe(malformed);
  });
});

describe('chooseRelease', () => {
  it('sets the cookie of a new visit, with which the next request gets the same release [FED-5] [FED-8]', () => {
    for (let visit = 0; visit < 50; visit += 1) {
      const { target: first, setCookie = '' } = chooseRelease(channelWith(50));
      expect(setCookie).toMatch(/^shop_header_bucket=\d{1,2};path=\/;SameSite=Lax;Secure$/);
      const again = chooseRelease(channelWith(50), { cookies: setCookie.split(';')[0] });
      expect([again.target.version, again.setCookie]).toEqual([first.version, undefined]);
    }
  });

  it('uses the id of the host instead of a cookie [FED-5] [FED-8]', () => {
    const versions = Array.from({ length: 200 }, (_, id) => {
      const chosen = chooseRelease(channelWith(50), {
        visitorId: String(id),
        cookies: 'shop_header_bucket=1',
      });
      expect(chosen.setCookie).toBeUndefined();
      expect(chosen.isCandidate).toBe(chosen.target.version === VERSION);
      return chosen.target.version;
    });
    expect(versions.filter((version) => version === VERSION).length).toBeGreaterThan(60);
    expect(chooseRelease(channelWith(99), { visitorId: '' }).isCandidate).toBe(false);
  });

  it('sets no cookie without a roll-out, and none without `Secure` unless the host says so [AUTH-8]', () => {
    const settled: ReturnType<typeof targetOf> & { readonly candidate?: undefined } = targetOf('1.4.2');
    expect(chooseRelease(settled)).toEqual({ target: settled, isCandidate: false });
    expect(chooseRelease(channelWith(1), { isSecure: false }).setCookie).not.toContain('Secure');
  });
});
