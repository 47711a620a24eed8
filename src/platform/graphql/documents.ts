import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema';

/** Parses a GraphQL document. The types of its result and variables are inferred from the shop's schema. */
export const graphql = initGraphQLTada<{ introspection: introspection }>();
