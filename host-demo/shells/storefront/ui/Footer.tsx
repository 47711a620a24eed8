import { paths } from '../../shop/paths';
import { Link } from './Link';

const columns = [
  {
    title: 'Shopping with us',
    links: [
      ['Book a delivery', paths.bookDelivery],
      ['Delivery Pass', paths.availablePass],
      ['Offers', paths.offers],
      ['Recipes', paths.recipes],
    ],
  },
  {
    title: 'Your account',
    links: [
      ['My orders', paths.orders],
      ['Favourites', paths.favourites],
      ['Lists', paths.lists],
      ['My details', paths.details],
    ],
  },
  {
    title: 'Help',
    links: [
      ['Customer service', paths.customerService],
      ['Find a store', paths.storeFinder],
    ],
  },
] as const;

export const Footer = ({ brand }: { readonly brand: string }) => (
  <footer className="page-footer">
    <div className="page-footer__inner">
      {columns.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(([name, href]) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <small>
        © {brand} Stores Limited. Prices and offers are for online orders and can differ from those in our
        shops.
      </small>
    </div>
  </footer>
);
