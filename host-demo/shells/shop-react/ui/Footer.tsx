import type { HeaderClient } from '../../../../federation/contract';
import { footerColumns } from '../../shop/footer-links';
import { FooterCategories } from './FooterCategories';
import { Link } from './Link';

interface FooterProps {
  readonly brand: string;
  /** The header's client; undefined until the header is ready. */
  readonly client: HeaderClient | undefined;
}

export const Footer = ({ brand, client }: FooterProps) => (
  <footer className="page-footer">
    <div className="page-footer__inner">
      {footerColumns.map(({ title, links }) => (
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
      <FooterCategories client={client} />
      <small>
        © {brand} Stores Limited. Prices and offers are for online orders and can differ from those in our
        shops.
      </small>
    </div>
  </footer>
);
