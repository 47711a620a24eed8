import { graphql } from '../../platform/graphql/documents';

/** Cancels the changes of a placed order [AMND-2]. */
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
