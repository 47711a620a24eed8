import { html } from 'ghtml';
import { loginFrom, paths } from '../../shop/paths';
import { accountBody, cards, facts, linkButton, postButton, type PageRenderer } from './parts';

/** The customer's active pass. */
export const activePassPage: PageRenderer = ({ world }) =>
  accountBody(
    paths.availablePass,
    'Your Delivery Pass',
    world.pass === 'ACTIVE'
      ? html`
          <p class="lead">Every delivery over £40 is free.</p>
          !${facts([
            ['Plan', 'Any day, 12 months'],
            ['Renews', 'Every year, £70'],
          ])}
          <div class="actions">
            !${postButton(`${paths.activePass}/end`, 'End my pass', {}, 'button--quiet')}
          </div>
        `
      : html`<p class="lead">You have no Delivery Pass at the moment.</p>
          !${linkButton(paths.availablePass, 'See the plans')}`,
  );

const plans = [
  ['Midweek', '£40 a year', 'Free delivery Tuesday to Thursday.'],
  ['Any day', '£70 a year', 'Free delivery on every day of the week.'],
] as const;

/** The passes on sale. */
export const availablePassPage: PageRenderer = ({ world }) => ({
  title: 'Delivery Pass',
  main: html`
    <h1>Delivery Pass</h1>
    <p class="lead">One payment, and every delivery over £40 is free for a year.</p>
    !${
      world.pass === 'ACTIVE'
        ? html`<div class="note">
            <p>You have a Delivery Pass.</p>
            !${linkButton(paths.activePass, 'See your pass', 'button--quiet')}
          </div>`
        : ''
    }
    !${cards(
      plans.map(([name, price, text]) => ({
        title: name,
        text: html`<strong>${price}</strong><br />${text}`,
        actions:
          world.who === 'visitor'
            ? linkButton(loginFrom(paths.availablePass), 'Sign in to buy')
            : postButton(paths.availablePass, html`Buy<span class="unseen"> ${name}</span>`),
      })),
    )}
  `,
});
