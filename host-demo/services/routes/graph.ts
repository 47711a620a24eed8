import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createGraphQLError, createSchema, createYoga } from 'graphql-yoga';
import {
  amendOrder,
  cancelAmendOrder,
  cancelOrder,
  categoryTree,
  emptyTrolley,
  findProducts,
  ordersOf,
  productCount,
  readTrolley,
  reserveSlot,
  setAmount,
  slotDays,
  type Outcome,
  type ProductFilter,
  type SlotType,
  type World,
} from '../state';
import { applyTo, sessionOf, updateWorld, worldOf } from '../sessions/plugin';
import { isCustomer } from './refusal';
import { findOrderOnWire, money, orderOnWire, productOnWire, trolleyOnWire } from './wire';

interface GraphContext {
  /** Named `caller`, because the server's own context has a `request`. */
  readonly caller: FastifyRequest;
}

interface OrderArgs {
  readonly orderId: string;
}

interface CustomerOrderArgs {
  readonly customerOrderId?: string | null;
}

const SCHEMA = readFileSync(join(__dirname, '..', 'schema.graphql'), 'utf8');

const problem = (message: string, status: number): Error =>
  createGraphQLError(message, { extensions: { http: { status } } });

/** Returns the caller's world for a customer with a valid token; throws a 401 otherwise. */
const customersWorld = ({ caller }: GraphContext): World => {
  if (!isCustomer(sessionOf(caller), caller.headers.authorization)) throw problem('Sign in first', 401);
  return worldOf(caller);
};

const ownTrolley = (context: GraphContext, orderId: string): World => {
  const world = customersWorld(context);
  if (orderId !== world.customerOrderId) throw problem(`There is no trolley of order ${orderId}`, 404);
  return world;
};

const findOrder = (context: GraphContext, { customerOrderId }: CustomerOrderArgs) => {
  const world = customersWorld(context);
  return findOrderOnWire(world, customerOrderId ?? world.customerOrderId) ?? null;
};

const failuresOf = (outcome: Outcome<unknown>) => ({ failures: outcome.ok ? [] : [outcome.failure] });

/** Runs a transition whose result is a list of failures, for a customer. */
const change =
  (transition: (world: World, customerOrderId: string) => Outcome) =>
  (_: unknown, args: { readonly customerOrderId: string }, context: GraphContext) => {
    customersWorld(context);
    return failuresOf(applyTo(context.caller, (world) => transition(world, args.customerOrderId)));
  };

const Query = {
  getTrolley: (_: unknown, { orderId }: OrderArgs, context: GraphContext) => {
    ownTrolley(context, orderId);
    return trolleyOnWire(updateWorld(context.caller, readTrolley));
  },
  getOrder: (_: unknown, args: CustomerOrderArgs, context: GraphContext) => findOrder(context, args),
  getOrderWithRecommendations: (_: unknown, args: CustomerOrderArgs, context: GraphContext) => ({
    order: findOrder(context, args),
  }),
  getOrders: (_: unknown, __: unknown, context: GraphContext) =>
    ordersOf(customersWorld(context)).map((order) => orderOnWire(order)),
  getProducts: (
    _: unknown,
    filter: { readonly [Field in keyof ProductFilter]: ProductFilter[Field] | null },
  ) => {
    const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
    const page = findProducts(given);
    return {
      ...page,
      products: page.products.map(({ lineNumber }) => productOnWire(lineNumber)),
    };
  },
  getCategories: (_: unknown, { rootId }: { readonly rootId?: string | null }) =>
    categoryTree(rootId ?? undefined).map((category) => ({
      ...category,
      productCount: productCount(category.id),
    })),
  getSlots: (_: unknown, { slotType }: { readonly slotType: SlotType }, { caller }: GraphContext) =>
    slotDays(worldOf(caller), slotType).map(({ date, slots }) => ({
      date,
      slots: slots.map((slot) => ({ ...slot, charge: money(slot.charge) })),
    })),
};

const Mutation = {
  updateTrolleyItem: (
    _: unknown,
    args: OrderArgs & { readonly lineNumber: string; readonly amount: number },
    context: GraphContext,
  ) => {
    ownTrolley(context, args.orderId);
    const outcome = applyTo(context.caller, (world) => setAmount(world, args.lineNumber, args.amount));
    const response = trolleyOnWire(worldOf(context.caller));
    return outcome.ok ? response : { ...response, failures: [outcome.failure] };
  },
  emptyTrolley: (_: unknown, { orderId }: OrderArgs, context: GraphContext) => {
    ownTrolley(context, orderId);
    updateWorld(context.caller, emptyTrolley);
    return trolleyOnWire(worldOf(context.caller));
  },
  reserveSlot: (
    _: unknown,
    args: { readonly slotId: string; readonly slotType: SlotType },
    context: GraphContext,
  ) => {
    customersWorld(context);
    const outcome = applyTo(context.caller, (world) => reserveSlot(world, args.slotId, args.slotType));
    return { ...failuresOf(outcome), slotReservationId: outcome.ok ? outcome.value : null };
  },
  amendOrder: change(amendOrder),
  cancelAmendOrder: change(cancelAmendOrder),
  cancelOrder: change(cancelOrder),
};

const required = {
  type: 'object',
  required: ['clientType', 'tag'],
  properties: { clientType: { type: 'string', minLength: 1 }, tag: { type: 'string', minLength: 1 } },
} as const;

/** `POST /graph/live?clientType=WEB_APP&tag={operation}` */
export const graphRoutes = (app: FastifyInstance): void => {
  const yoga = createYoga<GraphContext>({
    schema: createSchema<GraphContext>({ typeDefs: SCHEMA, resolvers: { Query, Mutation } }),
    graphqlEndpoint: '/graph/live',
    graphiql: false,
    landingPage: false,
    logging: false,
  });
  app.post(
    '/graph/live',
    { config: { call: 'by-tag' }, schema: { querystring: required } },
    async (request, reply) => {
      const response = await yoga.fetch(
        `http://localhost${request.url}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: request.headers.accept ?? '*/*' },
          body: JSON.stringify(request.body ?? null),
        },
        { caller: request },
      );
      reply.code(response.status).type(response.headers.get('content-type') ?? 'application/json');
      return reply.send(await response.text());
    },
  );
};
