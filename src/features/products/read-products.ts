import type { Product, Substitute } from '../../../federation/contract';
import { safeUrl } from '../../kernel/safe-url';

const textOf = (value: unknown, field: string): string | undefined => {
  const text: unknown = Reflect.get(Object(value), field);
  return typeof text === 'string' && text !== '' ? text : undefined;
};

const readSubstitute = (value: unknown): Substitute | undefined => {
  const id = textOf(value, 'id');
  const name = textOf(value, 'name');
  if (id === undefined || name === undefined) return undefined;
  const picture = safeUrl(textOf(value, 'picture'));
  const pricePence: unknown = Reflect.get(Object(value), 'pricePence');
  const isPrice = Number.isSafeInteger(pricePence) && Number(pricePence) >= 0;
  return { id, name, ...(picture && { picture }), ...(isPrice && { pricePence: Number(pricePence) }) };
};

/** Reads what a host's adapter returned: products without an id or a name, and addresses that are not safe, are left out. */
export const readProducts = (given: unknown): readonly Product[] =>
  Array.isArray(given)
    ? given.flatMap((each: unknown): Product[] => {
        const id = textOf(each, 'id');
        const name = textOf(each, 'name');
        if (id === undefined || name === undefined) return [];
        const picture = safeUrl(textOf(each, 'picture'));
        const href = safeUrl(textOf(each, 'href'));
        const substitute = readSubstitute(Reflect.get(Object(each), 'substitute'));
        const [price, size, offer] = ['price', 'size', 'offer'].map((field) => textOf(each, field));
        return [
          {
            id,
            name,
            ...(picture && { picture }),
            ...(href && { href }),
            ...(price && { price }),
            ...(size && { size }),
            ...(offer && { offer }),
            ...(substitute && { substitute }),
            isUnavailable: Reflect.get(Object(each), 'isUnavailable') === true,
          },
        ];
      })
    : [];
