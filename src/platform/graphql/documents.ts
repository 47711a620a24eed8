import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema';

/** Documents whose result and variable types are inferred from the shop's schema. */
export const graphql = initGraphQLTada<{ introspection: introspection }>();
