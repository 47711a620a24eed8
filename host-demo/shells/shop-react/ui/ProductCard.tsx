import { formatPrice } from '../../shop/money';
import type { Product } from '../api/products';
import { Amount } from './Amount';

// Products of an aisle share a drawing; a tint by line number distinguishes neighbours.
const tintOf = (lineNumber: string): number =>
  [...lineNumber].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 4;

/** A product: picture, name, price, and the control that adds it to the trolley. */
export const ProductCard = ({ product }: { readonly product: Product }) => {
  const { name, size, price, wasPrice, pricePer, offer, badge, image, lineNumber } = product;
  return (
    <li className="product">
      {offer ? (
        <span className="product__flag product__flag--offer">Offer</span>
      ) : badge ? (
        <span className="product__flag">{badge}</span>
      ) : null}
      <img
        className="product__picture"
        data-tint={tintOf(lineNumber)}
        src={image}
        alt=""
        width="168"
        height="168"
        loading="lazy"
      />
      <h3 className="product__name" title={name}>
        {name}
      </h3>
      <p className="product__size">{size}</p>
      <p className="product__offer">{offer}</p>
      <p className="product__price">
        <span>
          {wasPrice ? <span className="unseen">Now </span> : null}
          {formatPrice(price.amount)}
        </span>
        {wasPrice ? (
          <s>
            <span className="unseen">was </span>
            {formatPrice(wasPrice.amount)}
          </s>
        ) : null}
        {pricePer ? <small>{pricePer}</small> : null}
      </p>
      <Amount product={product} />
    </li>
  );
};
