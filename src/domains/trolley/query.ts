import { graphql } from '../../platform/graphql/documents';

// Selections are inserted into each query as text: a GraphQL fragment must name a type of the schema, and the
// specification defines only the names of fields.
const trolleySelection = `
  slotChangeable
  instantCheckout
  failures {
    message
    type
  }
  trolley {
    amendingOrder
    trolleyItems {
      lineNumber
      noteToShopper
      personalisedMessage
      productId
      reservedQuantity
      trolleyItemId
      quantity {
        amount
        uom
      }
      price {
        amount
        currencyCode
      }
      totalPrice {
        amount
        currencyCode
      }
      retailPrice {
        price {
          amount
          currencyCode
        }
        quantity {
          amount
          uom
        }
      }
    }
    trolleyTotals {
      minimumSpendThresholdMet
      itemTotalEstimatedCost {
        amount
        currencyCode
      }
      totalEstimatedCost {
        amount
        currencyCode
      }
      trolleyItemCounts {
        hardConflicts
        softConflicts
        noConflicts
      }
      collectionMinimumOrderValue {
        amount
        currencyCode
      }
      deliveryMinimumOrderValue {
        amount
        currencyCode
      }
    }
  }
` as const;

const orderSelection = `
  customerOrderId
  orderLines {
    lineNumber
    price {
      amount
      currencyCode
    }
    quantity {
      amount
    }
    reservedQuantity
  }
  slots {
    status
    branchId
  }
  totals {
    estimated {
      deliveryCharge {
        amount
      }
    }
  }
  containsEntertainingLines
` as const;

/** The query of the trolley and its order [TROL-1]. */
export const trolleyQuery = graphql(
  `
  query getTrolley($trolleyQueryOrderId: ID!, $orderQueryOrderId: String) {
    getTrolley(orderId: $trolleyQueryOrderId) { ${trolleySelection} }
    getOrder(customerOrderId: $orderQueryOrderId) { ${orderSelection} }
  }
` as const,
);

/** The query while the order is being amended; it requests the order with its recommendations [TROL-1]. */
export const amendingTrolleyQuery = graphql(
  `
  query getTrolley($trolleyQueryOrderId: ID!, $orderQueryOrderId: String) {
    getTrolley(orderId: $trolleyQueryOrderId) { ${trolleySelection} }
    getOrderWithRecommendations(customerOrderId: $orderQueryOrderId) { order { ${orderSelection} } }
  }
` as const,
);
