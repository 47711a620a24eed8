import { footerColumns } from '../../shop/footer-links';
import { Link } from './Link';

export const Footer = ({ brand }: { readonly brand: string }) => (
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
      <small>
        © {brand} Stores Limited. Prices and offers are for online orders and can differ from those in our
        shops.
      </small>
    </div>
  </footer>
);
