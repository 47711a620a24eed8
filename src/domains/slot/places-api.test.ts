import { ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import type { PlaceKey } from './model';
import { createPlacesApi, decodePlace } from './places-api';

const ADDRESS = {
  id: '52001',
  name: 'Home',
  line1: '14 Larkspur Road',
  line2: 'Fernhill',
  town: 'Guildford',
  region: 'Surrey',
  postalCode: 'GU99 1AB',
};
const BRANCH = {
  name: 'Guildford',
  contactDetails: { address1: '21 North Street', city: 'Guildford', postcode: 'GU99 4TE' },
};
const SERVICES = { addresses: 'https://addresses.example/', branches: 'https://branches.example' };

const load = async (key: PlaceKey, ...responses: Parameters<typeof createScriptedHttp>) => {
  const { http, requests } = createScriptedHttp(...responses);
  const result = await createPlacesApi(http, SERVICES).load(key, new AbortController().signal);
  return { result, requests };
};

describe('createPlacesApi and decodePlace', () => {
  it('return the address of a delivery, without its name [SLOT-4] [SLOT-9]', async () => {
    const { result, requests } = await load({ of: 'addresses', id: '5/2' }, ok(ADDRESS));
    expect(requests).toMatchObject([
      { method: 'GET', url: 'https://addresses.example/addresses/5%2F2', as: 'customer' },
    ]);
    expect(result).toEqual(
      ok({ lines: ['14 Larkspur Road', 'Fernhill', 'Guildford', 'Surrey', 'GU99 1AB'] }),
    );
  });

  it('return the branch of a collection, with its name [SLOT-4] [SLOT-9]', async () => {
    const { result, requests } = await load({ of: 'branches', id: '651' }, ok(BRANCH));
    expect(requests).toMatchObject([{ url: 'https://branches.example/branches/651' }]);
    expect(result).toEqual(ok({ name: 'Guildford', lines: ['21 North Street', 'Guildford', 'GU99 4TE'] }));
  });

  it.each([null, [], {}, '<html>', { line1: '' }, { contactDetails: 'x' }])(
    'return a wrong-shape failure for %j [CALL-3]',
    (body) => {
      for (const of of ['addresses', 'branches'] as const) {
        expect(decodePlace(of, body)).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
      }
    },
  );
});
