import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyTo, updateWorld, worldOf } from '../../services/sessions/plugin';
import {
  amendOrder,
  cancelAmendOrder,
  cancelOrder,
  cancelReservation,
  lists,
  placeOrder,
  productOf,
  removePromoCode,
  reserveSlot,
  resolvePayment,
  setAmount,
  type Outcome,
  type World,
} from '../../services/state';
import { loginFrom, paths, safeRedirect } from '../shop/paths';
import { services } from './render/slot-pages';

interface Act {
  readonly world: World;
  readonly form: (name: string) => string;
  readonly param: (name: string) => string;
  /** Path and query of the form's action. */
  readonly here: string;
  /** Applies a transition; a failure leaves the world unchanged, and its type is returned. */
  readonly attempt: <T>(transition: (world: World) => Outcome<T>) => { readonly problem?: string };
}

/** Performs the form's action. Returns the path of the next page. */
type Action = (act: Act) => string;

const textOf = (source: unknown, name: string): string => {
  const value: unknown =
    typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

const withProblem = (path: string, { problem }: { readonly problem?: string }): string =>
  problem === undefined ? path : `${path}?${new URLSearchParams({ problem }).toString()}`;

/** Adds one piece, or half a kilogram, of a product. */
const addOne = (world: World, lineNumber: string): Outcome => {
  const amount = world.trolley.lines.find((line) => line.lineNumber === lineNumber)?.amount ?? 0;
  return setAmount(world, lineNumber, amount + (productOf(lineNumber)?.uom === 'KGM' ? 0.5 : 1));
};

const addList: Action = ({ param, attempt }) => {
  for (const lineNumber of lists[Number(param('index'))]?.lineNumbers ?? []) {
    attempt((world) => addOne(world, lineNumber));
  }
  return paths.trolley;
};

const addSuggestion: Action = ({ form, here, attempt }) => {
  attempt((world) => addOne(world, form('lineNumber')));
  return safeRedirect(here);
};

const place: Action = ({ form, world, attempt }) => {
  const customerOrderId = form('customerOrderId') || world.customerOrderId;
  const idempotencyKey = form('idempotencyKey') || null;
  const done = attempt((now) => placeOrder(now, { customerOrderId, idempotencyKey, instantCheckout: false }));
  return done.problem === undefined
    ? `${paths.orderConfirmation}/${encodeURIComponent(customerOrderId)}`
    : withProblem(paths.checkout, done);
};

const withoutPromoCode: Action = ({ attempt }) => {
  attempt((world) => ({ ok: true, world: removePromoCode(world), value: undefined }));
  return paths.checkout;
};

const onOrder =
  (transition: (world: World, customerOrderId: string) => Outcome, next?: string): Action =>
  ({ param, attempt }) => {
    const id = param('customerOrderId');
    const done = attempt((world) => transition(world, id));
    return next !== undefined && done.problem === undefined
      ? next
      : withProblem(`${paths.order}/${encodeURIComponent(id)}`, done);
  };

const pay: Action = ({ param, attempt }) => {
  const id = encodeURIComponent(param('customerOrderId'));
  const done = attempt((world) => resolvePayment(world, param('customerOrderId')));
  return done.problem === undefined
    ? `${paths.orderConfirmation}/${id}`
    : withProblem(`${paths.resolvePayment}/${id}`, done);
};

const withPass =
  (pass: World['pass'], next: string): Action =>
  ({ attempt }) => {
    attempt((world) => ({ ok: true, world: { ...world, pass }, value: undefined }));
    return next;
  };

/** Actions of customers' forms, by path. Visitors are redirected to sign in. */
const customerActions: Readonly<Record<string, Action>> = {
  ...Object.fromEntries(
    services.map(({ path, slotType }): [string, Action] => [
      path,
      ({ form, attempt }) =>
        withProblem(
          path,
          attempt((world) => reserveSlot(world, form('slotId'), slotType)),
        ),
    ]),
  ),
  [`${paths.serviceSelection}/cancel`]: ({ form, attempt }) =>
    withProblem(
      paths.serviceSelection,
      attempt((world) => cancelReservation(world, form('slotReservationId'))),
    ),
  [paths.beforeYouGo]: addSuggestion,
  [`${paths.beforeYouGo}/*`]: addSuggestion,
  [paths.checkout]: place,
  [`${paths.checkout}/remove-promo-code`]: withoutPromoCode,
  [`${paths.resolvePayment}/:customerOrderId`]: pay,
  [`${paths.order}/:customerOrderId/amend`]: onOrder(amendOrder, paths.trolley),
  [`${paths.order}/:customerOrderId/cancel-amend`]: onOrder(cancelAmendOrder),
  [`${paths.order}/:customerOrderId/cancel`]: onOrder(cancelOrder),
  [`${paths.lists}/:index/add`]: addList,
  [paths.availablePass]: withPass('ACTIVE', paths.activePass),
  [`${paths.activePass}/end`]: withPass('AVAILABLE', paths.availablePass),
};

const signIn = (world: World): World => ({ ...world, who: 'customer' });

const isFilled = (request: FastifyRequest, names: readonly string[]): boolean =>
  names.every((name) => textOf(request.body, name) !== '');

/** Registers the forms' actions: each POST changes the shopper's world, and the response is a redirect (303). */
export const registerActions = (app: FastifyInstance): void => {
  for (const [path, action] of Object.entries(customerActions)) {
    app.post(path, (request: FastifyRequest, reply: FastifyReply) => {
      if (worldOf(request).who === 'visitor') return reply.redirect(paths.login, 303);
      const next = action({
        world: worldOf(request),
        here: request.url,
        form: (name) => textOf(request.body, name),
        param: (name) => textOf(request.params, name),
        attempt: (transition) => {
          const outcome = applyTo(request, transition);
          return outcome.ok ? {} : { problem: outcome.failure.type };
        },
      });
      return reply.redirect(next, 303);
    });
  }

  app.post(paths.login, (request, reply) => {
    const redirect = safeRedirect(textOf(request.body, 'redirect'));
    if (!isFilled(request, ['email', 'password'])) {
      return reply.redirect(`${loginFrom(redirect)}&problem=required`, 303);
    }
    updateWorld(request, signIn);
    return reply.redirect(redirect, 303);
  });

  app.post(paths.register, (request, reply) => {
    if (!isFilled(request, ['firstName', 'lastName', 'email', 'password', 'postcode'])) {
      return reply.redirect(`${paths.register}?problem=required`, 303);
    }
    updateWorld(request, signIn);
    return reply.redirect(paths.authSuccess, 303);
  });

  app.get(paths.logOut, (request, reply) => {
    // The trolley is kept for the next sign-in [AUTH-3].
    updateWorld(request, (world) => ({ ...world, who: 'visitor' }));
    return reply.redirect('/', 303);
  });
};
