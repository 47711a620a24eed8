import { paths } from '../shop/paths';
import type { PageRoute } from './page';
import { accountPage, detailsPage, loyaltyPage, orderPage, ordersPage } from './render/account-pages';
import { beforeYouGoPage, checkoutPage, confirmationPage, resolvePaymentPage } from './render/checkout-pages';
import {
  adminCustomerPage,
  contentPage,
  customerServicePage,
  inspirationPage,
  notFoundPage,
  recipePage,
  recipesPage,
  storeFinderPage,
} from './render/content-pages';
import { authSuccessPage, loginPage, registerPage } from './render/identity-pages';
import { activePassPage, availablePassPage } from './render/pass-pages';
import { serviceSelectionPage, services, slotPage } from './render/slot-pages';

const customersOnly = true;

/** Pages of editors' content, which the server-rendered shell serves, by path. */
export const contentRoutes: readonly PageRoute[] = [
  { path: paths.inspiration, render: inspirationPage },
  { path: paths.content, render: inspirationPage },
  { path: `${paths.content}/*`, render: contentPage },
];

/** Every page of this shell, by path [NAV-1]. */
export const pageRoutes: readonly PageRoute[] = [
  ...services.map((service) => ({ path: service.path, render: slotPage(service), customersOnly })),
  { path: paths.serviceSelection, render: serviceSelectionPage, customersOnly },
  { path: paths.beforeYouGo, render: beforeYouGoPage, customersOnly },
  { path: `${paths.beforeYouGo}/*`, render: beforeYouGoPage, customersOnly },
  { path: paths.checkout, render: checkoutPage, customersOnly },
  { path: paths.orderConfirmation, render: confirmationPage, customersOnly },
  { path: `${paths.orderConfirmation}/:customerOrderId`, render: confirmationPage, customersOnly },
  { path: `${paths.resolvePayment}/:customerOrderId`, render: resolvePaymentPage, customersOnly },
  { path: paths.login, render: loginPage },
  { path: paths.register, render: registerPage },
  { path: paths.authSuccess, render: authSuccessPage },
  { path: paths.account, render: accountPage, customersOnly },
  { path: paths.orders, render: ordersPage, customersOnly },
  { path: `${paths.order}/:customerOrderId`, render: orderPage, customersOnly },
  { path: paths.activePass, render: activePassPage, customersOnly },
  { path: paths.availablePass, render: availablePassPage },
  { path: paths.details, render: detailsPage, customersOnly },
  { path: paths.loyalty, render: loyaltyPage, customersOnly },
  { path: paths.customerService, render: customerServicePage },
  { path: paths.storeFinder, render: storeFinderPage },
  { path: paths.recipes, render: recipesPage },
  { path: `${paths.recipes}/:slug`, render: recipePage },
  { path: '/admin/customer/:customerId/details', render: adminCustomerPage },
  { path: '/ecom/*', render: notFoundPage },
];
