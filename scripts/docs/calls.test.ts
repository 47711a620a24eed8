import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CALL_FACTS } from '../../src/platform/call-facts';

const read = (file: string): string => readFileSync(path.join(__dirname, '..', '..', file), 'utf8');

describe('the list of calls', () => {
  it.each(Object.entries(CALL_FACTS))(
    'contains the client, decoder and fallback of %s as the code defines them [CALL-2] [CALL-3]',
    (name, { client, decoder, fallback, isNavigation = false }) => {
      const source = read(client);
      expect(fallback).not.toBe('');
      if (isNavigation) {
        expect(source).toMatch(/export const registrationUrl\b/);
        return;
      }
      // The client of the places takes the call's name from the kind of place.
      const named = client.endsWith('places-api.ts')
        ? `{ ${name}|, ${name}`
        : `call: '${name}'|tag: '${name}'`;
      if (decoder) {
        const at = source.search(new RegExp(named));
        expect(at).toBeGreaterThan(-1);
        const [, used] = /\bdecode: (?:\(\w+\) => )?(\w+)/.exec(source.slice(at)) ?? [];
        expect(used).toBe(decoder);
      } else {
        expect(source).toContain(`CALLS['${name}']`);
        expect(source).not.toMatch(/\.(?:json|text)\(/);
      }
    },
  );
});
