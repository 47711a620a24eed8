import { parseIntegrityList } from './integrity-list';

describe('parseIntegrityList', () => {
  it('refuses a list that names a file outside the folder of its release [FED-5]', () => {
    const parse = (file: string) => {
      const files = { [file]: { bytes: 1, integrity: 'sha384-AAAA' } };
      return parseIntegrityList(JSON.stringify({ version: '1.4.2', contract: '1.0.0', files }), 'it');
    };
    expect(parse('server/server.js')).toMatchObject({ version: '1.4.2' });
    expect(() => parse('server/../../secret')).toThrow('it is not an integrity list');
  });
});
