import { graphql } from '../../platform/graphql/documents';

const trolleyFields = graphql(`
  fragment TrolleyFields on TrolleyResponse @_unmask {
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
  }
`);

const orderFields = graphql(`
  fragment OrderFields on Order @_unmask {
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
  }
`);

/** The trolley and the order that it will become [TROL-1]. */
export const trolleyQuery = graphql(
  `
    query getTrolley($trolleyQueryOrderId: ID!, $orderQueryOrderId: String) {
      getTrolley(orderId: $trolleyQueryOrderId) {
        ...TrolleyFields
      }
      getOrder(customerOrderId: $orderQueryOrderId) {
        ...OrderFields
      }
    }
  `,
  [trolleyFields, orderFields],
);

/** While the order is being amended it is read with its recommendations [TROL-1]. */
export const amendingTrolleyQuery = graphql(
  `
    query getTrolley($trolleyQueryOrderId: ID!, $orderQueryOrderId: String) {
      getTrolley(orderId: $trolleyQueryOrderId) {
        ...TrolleyFields
      }
      getOrderWithRecommendations(customerOrderId: $orderQueryOrderId) {
        order {
          ...OrderFields
        }
      }
    }
  `,
  [trolleyFields, orderFields],
);
