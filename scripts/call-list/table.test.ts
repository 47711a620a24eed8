import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CALL_FACTS } from '../../src/platform/call-facts';
import { callList } from './table';

const read = (file: string): string => readFileSync(path.join(__dirname, '..', '..', file), 'utf8');

/** Columns are padded by the formatter. */
const words = (markdown: string): string => markdown.replace(/-{3,}/g, '---').replace(/\s+/g, ' ').trim();

describe('the page of all calls', () => {
  it('is what the list says; `npm run call-list` writes it anew [CALL-2]', () => {
    expect(words(read('docs/calls.md'))).toBe(words(callList()));
  });
});

describe('the list of calls', () => {
  it.each(Object.entries(CALL_FACTS))(
    'names client, decoder and fallback of %s as they are [CALL-2] [CALL-3]',
    (name, { client, decoder, fallback }) => {
      const source = read(client);
      expect(fallback).not.toBe('');
      // The places name theirs by the kind of place.
      const named = client.endsWith('places-api.ts')
        ? `{ ${name}|, ${name}`
        : `call: '${name}'|tag: '${name}'`;
      if (decoder) {
        const at = source.search(new RegExp(named));
        expect(at).toBeGreaterThan(-1);
        const [, used] = /\bdecode: (?:\(body\) => )?(\w+)/.exec(source.slice(at)) ?? [];
        expect(used).toBe(decoder);
      } else {
        expect(source).toContain(`CALLS['${name}']`);
        expect(source).not.toMatch(/\.(?:json|text)\(/);
      }
    },
  );
});
