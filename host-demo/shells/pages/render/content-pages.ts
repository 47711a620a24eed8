import { html } from 'ghtml';
import { seasonOf } from '../../../services/seasons';
import { branches, customer } from '../../../services/state';
import { paths, searchPath } from '../../shop/paths';
import { recipes } from '../content/recipes';
import { breadcrumbs, cards, facts, linkButton, type PageRenderer } from './parts';

export const recipesPage: PageRenderer = () => ({
  title: 'Recipes',
  main: html`
    <h1>Recipes</h1>
    <p class="lead">What shall we cook? Every one tested in our kitchen, with a list you can shop.</p>
    !${cards(
      recipes.map(({ slug, title, text, picture, minutes }) => ({
        ...{ title, picture, href: `${paths.recipes}/${slug}` },
        text: html`${text} ${minutes} minutes.`,
      })),
    )}
  `,
});

export const notFoundPage: PageRenderer = () => ({
  title: 'Page not found',
  status: 404,
  main: html`
    <div class="narrow">
      <h1>We can’t find that page</h1>
      <p class="lead">It may have moved, or the address may have a slip in it. Your trolley is safe.</p>
      <div class="actions">
        !${linkButton(paths.groceries, 'Shop groceries')}
        !${linkButton(paths.search, 'Search', 'button--quiet')}
      </div>
    </div>
  `,
});

export const recipePage: PageRenderer = (context) => {
  const recipe = recipes.find(({ slug }) => slug === context.params['slug']);
  if (!recipe) return notFoundPage(context);
  const list = `${paths.multiSearch}?${new URLSearchParams({
    query: recipe.ingredients.map((each) => each.replace(/^[\d]+ (g|ml|kg|tins?|whole)? ?/, '')).join('\n'),
  }).toString()}`;
  return {
    title: recipe.title,
    main: html`
      !${breadcrumbs([['Recipes', paths.recipes]])}
      <h1>${recipe.title}</h1>
      <p class="lead">${recipe.text} Serves ${recipe.serves}, in ${recipe.minutes} minutes.</p>
      <div class="split">
        <section>
          <h2>Ingredients</h2>
          <ul class="ticks">
            !${recipe.ingredients.map((each) => html`<li>${each}</li>`)}
          </ul>
          !${linkButton(list, 'Shop the ingredients')}
        </section>
        <section>
          <h2>Method</h2>
          <ol class="ticks">
            !${recipe.method.map((each) => html`<li>${each}</li>`)}
          </ol>
        </section>
      </div>
    `,
  };
};

const stories = [
  ['cheese', 'How to build a cheeseboard', 'One hard, one soft, one blue, and something to surprise.'],
  ['bakery', 'A week of packed lunches', 'Five days, one loaf, no boredom.'],
  ['flowers-plants', 'Keep cut flowers for longer', 'Clean water, a clean cut, a cool windowsill.'],
  [
    'beer-wine-spirits',
    'Wine for the way we eat now',
    'Bottles that go with takeaway, salad and roast alike.',
  ],
  ['tea-coffee', 'The better cup', 'Water, weight and time: coffee at home made simple.'],
] as const;

/** The section in which the page's script renders editors' content; the path is the content system's. */
const contentPlace = (path: string): string => html`<section data-content-path="${path}" hidden></section>`;

/** Inspiration, and all other pages below `/ecom/content`. */
export const inspirationPage: PageRenderer = ({ world }) => ({
  title: 'Inspiration',
  main: html`
    <h1>Inspiration</h1>
    <p class="lead">Seasonal ideas from our cooks, growers and buyers.</p>
    !${cards(
      [
        ['fruit-vegetables', 'What’s in season in British fields', seasonOf(world).fields] as const,
        ...stories,
      ].map(([picture, title, text]) => ({ picture, title, text: html`${text}`, href: paths.recipes })),
    )}
    !${contentPlace('inspiration')}
  `,
});

export const contentPage: PageRenderer = (context) => {
  const words = (context.params['*'] ?? '').split('/').at(-1)?.replaceAll('-', ' ').trim() ?? '';
  if (!/^[\p{L}\d ]{2,60}$/u.test(words)) return notFoundPage(context);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return {
    title,
    main: html`
      !${breadcrumbs([['Inspiration', paths.inspiration]])}
      <h1>${title}</h1>
      <p class="lead">Ideas, recipes and the pick of our shelves, put together by our buyers.</p>
      !${cards(
        recipes.slice(0, 3).map(({ slug, title: name, text, picture }) => ({
          ...{ picture, title: name, text: html`${text}`, href: `${paths.recipes}/${slug}` },
        })),
      )}
      <div class="actions">!${linkButton(searchPath(words), 'See products')}</div>
      !${contentPlace(context.params['*'] ?? '')}
    `,
  };
};

const questions = [
  ['When can I change my order?', 'Until the cut-off time shown on the order, from My orders.'],
  [
    'What if something is out of stock?',
    'We offer a substitute and charge the lower price. Hand back what you don’t want.',
  ],
  ['Is there a minimum spend?', 'Deliveries and collections start at £40, without the delivery charge.'],
  ['How do refunds work?', 'Tell us within 48 hours. The money is back on your card in three to five days.'],
] as const;

export const customerServicePage: PageRenderer = () => ({
  title: 'Customer service',
  main: html`
    <div class="narrow">
      <h1>Customer service</h1>
      <p class="lead">Call us on <a href="tel:08004960188">0800 496 0188</a>, 7am to 10pm every day.</p>
      <h2>Questions we hear most</h2>
      !${questions.map(
        ([question, answer]) =>
          html`<h3>${question}</h3>
            <p>${answer}</p>`,
      )}
    </div>
  `,
});

export const storeFinderPage: PageRenderer = () => ({
  title: 'Find a store',
  main: html`
    <h1>Find a store</h1>
    !${cards(
      [...branches.values()].map(({ name, contactDetails: { address1, city, postcode, telephone } }) => ({
        title: name,
        text: html`${address1}<br />${city}<br />${postcode}<br />Open 7am to 10pm, Sunday 10am to 4pm<br />${telephone}`,
      })),
    )}
  `,
});

/** The page of the admin application that staff return to [NAV-9]. */
export const adminCustomerPage: PageRenderer = ({ params }) => ({
  title: 'Customer details',
  main: html`
    <h1>Customer ${params['customerId'] ?? ''}</h1>
    <p class="muted">Staff view</p>
    !${facts([
      ['Name', html`${customer.firstName} ${customer.lastName}`],
      ['Email', html`${customer.email}`],
      ['Telephone', html`${customer.telephone}`],
    ])}
  `,
});
