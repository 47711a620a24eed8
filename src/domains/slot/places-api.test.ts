import fc from 'fast-check';
import { failed, ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import type { PlaceKey } from './model';
import { createPlacesApi, decodePlace } from './places-api';

/** DECODER_RUNS=100000 for the figure that is published. */
const RUNS = Number(process.env.DECODER_RUNS ?? 5_000);

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

const load = async (key: PlaceKey, ...answers: Parameters<typeof createScriptedHttp>) => {
  const { http, asked } = createScriptedHttp(...answers);
  const answer = await createPlacesApi(http, SERVICES).load(key, new AbortController().signal);
  return { answer, asked };
};

describe('the place of a slot', () => {
  it('is the address of a delivery, without its name [SLOT-4] [SLOT-9]', async () => {
    const { answer, asked } = await load({ of: 'addresses', id: '5/2' }, ok(ADDRESS));
    expect(asked).toMatchObject([
      { method: 'GET', url: 'https://addresses.example/addresses/5%2F2', as: 'customer' },
    ]);
    expect(answer).toEqual(
      ok({ lines: ['14 Larkspur Road', 'Fernhill', 'Guildford', 'Surrey', 'GU99 1AB'] }),
    );
  });

  it('is the branch of a collection, with its name [SLOT-4] [SLOT-9]', async () => {
    const { answer, asked } = await load({ of: 'branches', id: '651' }, ok(BRANCH));
    expect(asked).toMatchObject([{ url: 'https://branches.example/branches/651' }]);
    expect(answer).toEqual(ok({ name: 'Guildford', lines: ['21 North Street', 'Guildford', 'GU99 4TE'] }));
  });

  it('is told without the lines that are missing, blank or no words [SLOT-4]', () => {
    expect(decodePlace('addresses', { line1: ' 1 Lane ', line2: null, town: ' ', region: 7 })).toEqual(
      ok({ lines: ['1 Lane'] }),
    );
    expect(decodePlace('branches', { name: 'Alton', contactDetails: null })).toEqual(
      ok({ name: 'Alton', lines: [] }),
    );
  });

  it.each([null, [], {}, '<html>', { line1: '' }, { contactDetails: 'x' }])(
    'is a failure for %j [CALL-3]',
    (body) => {
      for (const of of ['addresses', 'branches'] as const) {
        expect(decodePlace(of, body)).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
      }
    },
  );

  it('is a failure when the service fails [CALL-3]', async () => {
    const { answer } = await load({ of: 'branches', id: '1' }, failed('http', 'Not Found', 404));
    expect(answer).toMatchObject({ ok: false, failure: { status: 404 } });
  });

  it('never throws, whatever JSON comes [CALL-3]', () => {
    const field = fc.option(fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 1 })), { nil: undefined });
    const near = fc.record({ line1: field, town: field, name: field, contactDetails: field });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue({ maxDepth: 2 }), near), (body) => {
        for (const of of ['addresses', 'branches'] as const) decodePlace(of, body);
      }),
      { numRuns: RUNS },
    );
  });
});
