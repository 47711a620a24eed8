import * as v from 'valibot';
import { pathSegment } from '../../kernel/encode';
import { bodyOf, failed, ok, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import type { Place, PlaceKey } from './model';
import type { Places } from './ports';

/** A value that is not a string counts as missing, and does not affect other lines. */
const line = v.fallback(v.nullish(v.pipe(v.string(), v.trim())), undefined);

const addressSchema = v.object({ line1: line, line2: line, town: line, region: line, postalCode: line });
const branchSchema = v.object({
  name: line,
  contactDetails: v.fallback(v.nullish(v.object({ address1: line, city: line, postcode: line })), undefined),
});

const withoutMissing = (lines: readonly (string | null | undefined)[]): string[] =>
  lines.filter((text) => typeof text === 'string').filter((text) => text !== '');

const decodeAddress = (body: unknown): Place | undefined => {
  const address = v.safeParse(addressSchema, body);
  if (!address.success) return undefined;
  const { line1, line2, town, region, postalCode } = address.output;
  return { lines: withoutMissing([line1, line2, town, region, postalCode]) };
};

const decodeBranch = (body: unknown): Place | undefined => {
  const branch = v.safeParse(branchSchema, body);
  if (!branch.success) return undefined;
  const { name, contactDetails: at } = branch.output;
  return { lines: withoutMissing([at?.address1, at?.city, at?.postcode]), ...(name && { name }) };
};

const DECODERS = { addresses: decodeAddress, branches: decodeBranch } as const;

/** Decodes a response of either service. A response without a readable line or name is a failure [SLOT-4]. */
export const decodePlace = (of: PlaceKey['of'], body: unknown): Result<Place> => {
  const place = DECODERS[of](body);
  return place && (place.name ?? place.lines[0]) ? ok(place) : failed('wrong-shape', of);
};

/** Creates the client of `GET /addresses/{id}` and `GET /branches/{id}` [SLOT-9]. */
export const createPlacesApi = (http: Http, services: Readonly<Record<PlaceKey['of'], string>>): Places => ({
  async load({ of, id }, signal) {
    return bodyOf(
      await http.send({
        call: of,
        at: services[of],
        id: pathSegment(id),
        signal,
        decode: (body) => decodePlace(of, body),
      }),
    );
  },
});
