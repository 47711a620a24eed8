import { html } from 'ghtml';
import { accountLinks } from '../../shop/account-links';
import { footerColumns } from '../../shop/footer-links';

const footer = (brand: string): string => html`
  <footer class="page-footer">
    <div class="page-footer__inner">
      !${footerColumns.map(
        ({ title, links }) =>
          html`<section>
            <h2>${title}</h2>
            <ul>
              !${links.map(([name, href]) => html`<li><a href="${href}">${name}</a></li>`)}
            </ul>
          </section>`,
      )}
      <div class="page-footer__categories"></div>
      <small>
        © ${brand} Stores Limited. Prices and offers are for online orders and can differ from those in our
        shops.
      </small>
    </div>
  </footer>
`;

/**
 * Returns the body of a page: the header's container, main and footer.
 *
 * @param place escaped markup of the header's container
 * @param main escaped markup with the page's only `h1`
 */
export const layout = (brand: string, place: string, main: string): string => html`
  !${place}
  <main id="main" class="page" tabindex="-1">!${main}</main>
  !${footer(brand)}
`;

/** Returns an account page: links and content in two columns. */
export const accountLayout = (current: string, title: string, content: string): string => html`
  <div class="account">
    <nav class="aisles" aria-label="Your account">
      <h2>Your account</h2>
      <ul>
        !${accountLinks.map(
          ([name, href]) =>
            html`<li><a href="${href}" !${href === current ? 'aria-current="page"' : ''}>${name}</a></li>`,
        )}
      </ul>
    </nav>
    <div>
      <h1>${title}</h1>
      !${content}
    </div>
  </div>
`;
