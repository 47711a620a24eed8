import { html } from 'ghtml';
import { paths, safeRedirect } from '../../shop/paths';
import { field, linkButton, note, type PageRenderer } from './parts';

/** Sign-in, with the redirect target in a hidden field [NAV-2]. */
export const loginPage: PageRenderer = ({ query }) => ({
  title: 'Sign in',
  main: html`
    <div class="narrow">
      <h1>Sign in</h1>
      <p class="lead">Welcome back. Sign in to fill your trolley and book a slot.</p>
      !${query['kept'] ? note(`${query['kept']} is kept for you: sign in, and it is in your trolley.`) : ''}
      !${query['problem'] ? note('Enter your email address and password to sign in.', 'danger') : ''}
      <form method="post" action="${paths.login}">
        <input type="hidden" name="redirect" value="${safeRedirect(query['redirect'])}" />
        !${field('Email address', 'email', { type: 'email', autocomplete: 'username' })}
        !${field('Password', 'password', { type: 'password', autocomplete: 'current-password' })}
        <button class="button" type="submit">Sign in</button>
      </form>
      <h2>New to Fernleigh?</h2>
      <p>Register in a minute: you need an email address and a postcode that we deliver to.</p>
      !${linkButton(paths.register, 'Register', 'button--quiet')}
    </div>
  `,
});

export const registerPage: PageRenderer = ({ query }) => ({
  title: 'Register',
  main: html`
    <div class="narrow">
      <h1>Create your account</h1>
      !${query['problem'] ? note('Please fill in every field.', 'danger') : ''}
      <form method="post" action="${paths.register}">
        !${field('First name', 'firstName', { autocomplete: 'given-name' })}
        !${field('Last name', 'lastName', { autocomplete: 'family-name' })}
        !${field('Email address', 'email', { type: 'email', autocomplete: 'email' })}
        !${field('Password', 'password', { type: 'password', autocomplete: 'new-password' })}
        !${field('Postcode', 'postcode', { autocomplete: 'postal-code' })}
        <button class="button" type="submit">Register</button>
      </form>
    </div>
  `,
});

/** The token service redirects a shopper here after registration or sign-in [NAV-3]. */
export const authSuccessPage: PageRenderer = ({ world }) => ({
  title: 'Welcome',
  main: html`
    <div class="narrow">
      <h1>Welcome to Fernleigh</h1>
      <p class="lead">
        ${
          world.who === 'visitor'
            ? 'Your account is ready. Sign in to start shopping.'
            : 'Your account is ready and you are signed in. Book a slot first and we keep it while you shop.'
        }
      </p>
      <div class="actions">
        !${
          world.who === 'visitor'
            ? linkButton(paths.login, 'Sign in')
            : linkButton(paths.serviceSelection, 'Book a slot')
        }
        !${linkButton(paths.groceries, 'Start shopping', 'button--quiet')}
      </div>
    </div>
  `,
});
