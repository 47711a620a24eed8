import type { PageRenderer } from './pages/render/parts';
import { accountPage, detailsPage, loyaltyPage, orderPage, ordersPage } from './pages/render/account-pages';
import {
  beforeYouGoPage,
  checkoutPage,
  confirmationPage,
  resolvePaymentPage,
} from './pages/render/checkout-pages';
import {
  adminCustomerPage,
  contentPage,
  customerServicePage,
  inspirationPage,
  notFoundPage,
  recipePage,
  recipesPage,
  storeFinderPage,
} from './pages/render/content-pages';
import { authSuccessPage, loginPage, registerPage } from './pages/render/identity-pages';
import { activePassPage, availablePassPage } from './pages/render/pass-pages';
import { serviceSelectionPage, services, slotPage } from './pages/render/slot-pages';
import { paths } from './shop/paths';

/** A shell whose script renders the pages in the browser. */
export type AppShell = 'storefront' | 'lists';
/** A shell whose server renders the pages; `server-rendered` also renders the header. */
type PageShell = 'pages' | 'server-rendered';

interface Route {
  readonly path: string;
  /** Visitors are redirected to sign in first, and then back. */
  readonly customersOnly?: boolean;
}

export interface AppRoute extends Route {
  readonly shell: AppShell;
}

export interface PageRoute extends Route {
  readonly shell: PageShell;
  readonly render: PageRenderer;
}

const inShell = (shell: AppShell, ...pages: readonly string[]): readonly AppRoute[] =>
  pages.map((path) => ({ shell, path }));

const shell = 'pages';
const customersOnly = true;

/** Every page of the shop, and the shell that serves it [NAV-1]. */
export const ROUTES: readonly (AppRoute | PageRoute)[] = [
  ...inShell('storefront', '/', paths.root, paths.browse, `${paths.browse}/*`),
  ...inShell('storefront', paths.search, paths.multiSearch, paths.trolley),
  ...inShell('lists', paths.favourites, paths.buylist, `${paths.buylist}/*`),
  { shell: 'lists', path: paths.lists, customersOnly },
  { shell: 'server-rendered', path: paths.inspiration, render: inspirationPage },
  { shell: 'server-rendered', path: paths.content, render: inspirationPage },
  { shell: 'server-rendered', path: `${paths.content}/*`, render: contentPage },
  ...services.map(
    (service) => ({ shell, path: service.path, render: slotPage(service), customersOnly }) as const,
  ),
  { shell, path: paths.serviceSelection, render: serviceSelectionPage, customersOnly },
  { shell, path: paths.beforeYouGo, render: beforeYouGoPage, customersOnly },
  { shell, path: `${paths.beforeYouGo}/*`, render: beforeYouGoPage, customersOnly },
  { shell, path: paths.checkout, render: checkoutPage, customersOnly },
  { shell, path: paths.orderConfirmation, render: confirmationPage, customersOnly },
  { shell, path: `${paths.orderConfirmation}/:customerOrderId`, render: confirmationPage, customersOnly },
  { shell, path: `${paths.resolvePayment}/:customerOrderId`, render: resolvePaymentPage, customersOnly },
  { shell, path: paths.login, render: loginPage },
  { shell, path: paths.register, render: registerPage },
  { shell, path: paths.authSuccess, render: authSuccessPage },
  { shell, path: paths.account, render: accountPage, customersOnly },
  { shell, path: paths.orders, render: ordersPage, customersOnly },
  { shell, path: `${paths.order}/:customerOrderId`, render: orderPage, customersOnly },
  { shell, path: paths.activePass, render: activePassPage, customersOnly },
  { shell, path: paths.availablePass, render: availablePassPage },
  { shell, path: paths.details, render: detailsPage, customersOnly },
  { shell, path: paths.loyalty, render: loyaltyPage, customersOnly },
  { shell, path: paths.customerService, render: customerServicePage },
  { shell, path: paths.storeFinder, render: storeFinderPage },
  { shell, path: paths.recipes, render: recipesPage },
  { shell, path: `${paths.recipes}/:slug`, render: recipePage },
  { shell, path: '/admin/customer/:customerId/details', render: adminCustomerPage },
  { shell, path: '/ecom/*', render: notFoundPage },
];
