/** The part of the GraphQL package that urql needs, because documents are built as texts, see documents-loader.ts. */
export { GraphQLError, Kind } from '@0no-co/graphql.web';

const refuse = (): never => {
  throw new Error('Documents are parsed and printed by the build');
};
export const parse = refuse;
export const print = refuse;
