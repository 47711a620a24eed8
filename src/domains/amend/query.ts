import { graphql } from '../../platform/graphql/documents';

/** Gives up what was changed of a placed order [AMND-2]. */
export const cancelAmendOrderMutation = graphql(`
  mutation cancelAmendOrder($customerOrderId: ID!) {
    cancelAmendOrder(customerOrderId: $customerOrderId) {
      failures {
        message
        type
      }
    }
  }
`);
