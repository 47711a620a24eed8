import { html } from 'ghtml';
import { linePrice, productOf, type TrolleyLine } from '../../../services/state';
import type { World } from '../../../services/state/world';
import { accountLinks, footerColumns } from '../../shop/paths';
import { formatPrice } from '../../shop/format';

/** The data from which a page is rendered. */
export interface PageContext {
  readonly world: World;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Path and query of this page. */
  readonly here: string;
}

/** The content of a page: `main` is escaped markup. */
interface PageBody {
  readonly title: string;
  readonly main: string;
  /** 200 by default. */
  readonly status?: number;
}

export type PageRenderer = (context: PageContext) => PageBody;

/** Returns a form field: a label and an input. */
export const field = (
  label: string,
  name: string,
  attributes: { readonly type?: string; readonly autocomplete?: string; readonly value?: string } = {},
): string => html`
  <div class="field">
    <label for="field-${name}">${label}</label>
    <input
      class="input"
      id="field-${name}"
      name="${name}"
      type="${attributes.type ?? 'text'}"
      autocomplete="${attributes.autocomplete ?? 'off'}"
      value="${attributes.value ?? ''}"
      required
    />
  </div>
`;

/** Returns a form with one button and hidden values. */
export const postButton = (
  action: string,
  text: string,
  values: Readonly<Record<string, string>> = {},
  variant = '',
): string => html`
  <form method="post" action="${action}">
    !${Object.entries(values).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button class="button ${variant}" type="submit">!${text}</button>
  </form>
`;

export const linkButton = (href: string, text: string, variant = ''): string =>
  html`<a class="button ${variant}" href="${href}">${text}</a>`;

export const note = (text: string, kind: '' | 'warning' | 'danger' = ''): string =>
  html`<p class="note ${kind === '' ? '' : `note--${kind}`}" role="${kind === 'danger' ? 'alert' : 'status'}">
    ${text}
  </p>`;

/** Returns a note with a title, a text, and links and forms for what the shopper can do. All are escaped markup. */
export const titledNote = (title: string, text: string, actions: string, kind = ''): string =>
  html`<div class="note ${kind}" role="status">
    <p><strong>!${title}</strong><br />!${text}</p>
    <div class="actions">!${actions}</div>
  </div>`;

interface Card {
  readonly title: string;
  /** Address of the title, if it is a link. */
  readonly href?: string;
  /** Name of a drawing. */
  readonly picture?: string;
  /** Escaped markup. */
  readonly text: string;
  /** Escaped markup of links and forms. */
  readonly actions?: string;
}

/** Returns cards in columns. */
export const cards = (items: readonly Card[]): string => html`
  <ul class="cards">
    !${items.map(
      ({ title, href, picture, text, actions }) =>
        html`<li>
          <div class="card">
            !${picture && html`<img src="/demo/pictures/${picture}.svg" alt="" width="320" height="160" />`}
            <h2>!${href ? html`<a href="${href}">${title}</a>` : html`${title}`}</h2>
            <p>!${text}</p>
            !${actions && html`<div class="actions">!${actions}</div>`}
          </div>
        </li>`,
    )}
  </ul>
`;

export const breadcrumbs = (crumbs: readonly (readonly [name: string, href: string])[]): string => html`
  <nav class="breadcrumbs" aria-label="Breadcrumbs">
    <ol>
      !${crumbs.map(([name, href]) => html`<li><a href="${href}">${name}</a></li>`)}
    </ol>
  </nav>
`;

const amountOf = (amount: number, uom: string): string =>
  uom === 'C62' ? `× ${String(amount)}` : `· ${String(amount)} kg`;

/** Returns the lines of an order as a list, read-only. */
export const orderLines = (lines: readonly TrolleyLine[]): string => html`
  <ul class="lines">
    !${lines.map((line) => {
      const product = productOf(line.lineNumber);
      return html`<li class="line">
        <img src="${product?.image ?? '/demo/pictures/basket.svg'}" alt="" width="64" height="64" />
        <div>
          <p class="line__name">${product?.name ?? `Item ${line.lineNumber}`}</p>
          <p class="muted">${product?.size ?? ''} ${amountOf(line.amount, product?.uom ?? 'C62')}</p>
        </div>
        <p class="line__total figures">${formatPrice(linePrice(line))}</p>
      </li>`;
    })}
  </ul>
`;

/** Returns a definition list. Each pair is a name and escaped markup. */
export const facts = (pairs: readonly (readonly [name: string, markup: string])[]): string => html`
  <dl class="facts">
    !${pairs.map(
      ([name, markup]) =>
        html`<dt>${name}</dt>
          <dd>!${markup}</dd>`,
    )}
  </dl>
`;

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

const accountLayout = (current: string, title: string, content: string): string => html`
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

/** Returns an account page: links and content in two columns, below a heading that is the title by default. */
export const accountBody = (current: string, title: string, content: string, heading = title): PageBody => ({
  title,
  main: accountLayout(current, heading, content),
});
