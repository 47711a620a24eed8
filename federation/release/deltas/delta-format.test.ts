import { loadDeltaCodec, type DeltaCodec } from './deltas';
import { availableDictionary, dictionaryName, dictionaryOf } from './dictionary';

const dictionary = dictionaryOf(Buffer.from('a chunk of the release before'));
const file = Buffer.from('a chunk of the release before, and more');

let codec: DeltaCodec;
beforeAll(async () => {
  codec = await loadDeltaCodec();
});

describe('a delta', () => {
  it('starts with the magic number of dcz and the hash of its dictionary', () => {
    const delta = codec.encode(file, dictionary);
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, 40)).toEqual(dictionary.hash);
    expect(codec.decode(delta, dictionary)).toEqual(file);
  });

  it('is refused for another dictionary, in another format, and when it is truncated', () => {
    const delta = codec.encode(file, dictionary);
    const other = dictionaryOf(Buffer.from('another chunk'));
    expect(() => codec.decode(delta, other)).toThrow('is for another dictionary');
    expect(() => codec.decode(file, dictionary)).toThrow('is not in the format dcz');
    expect(() => codec.decode(delta.subarray(0, 45), dictionary)).toThrow();
  });
});

describe('dictionaryName', () => {
  it.each([
    ['BnVaZdm8DrhLRxbJvwUK8W1quRXeILuyoGcElWf0cJg=', 'BnVaZdm8'],
    ['abc/defghij+Klmnopq1rstuvwxyz0123456789ABCD=', 'Klmnopq1'],
    ['abcdef/hijklm+opqrstu/wxyz012+456789A/CDEFG=', undefined],
  ])('is the first eight letters or digits in a row of %s', (hash, name) =>
    expect(dictionaryName({ bytes: Buffer.alloc(0), hash: Buffer.from(hash, 'base64') })).toBe(name),
  );

  it('is found in the request header of a browser that has the dictionary', () => {
    expect(availableDictionary(dictionary)).toMatch(/^:[A-Za-z0-9+/]{43}=:$/);
    expect(availableDictionary(dictionary)).toContain(dictionaryName(dictionary));
  });
});
