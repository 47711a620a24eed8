import { createShoppingContextApi } from '../../../src/domains/account/api';
import { createOrdersApi } from '../../../src/domains/checkout/api';
import { createPassApi } from '../../../src/domains/delivery-pass/api';
import { createSuggestionApi } from '../../../src/domains/search/api';
import { ADDRESS, anySignal, respondWith, valueOf, type ResponseCase } from './response-case';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const CUSTOMER_RESPONSES: readonly ResponseCase[] = [
  {
    name: 'shopping-context',
    requirement: 'AUTH-7',
    good: {
      customerId: '70012345',
      customerOrderId: '81000',
      customerOrderState: 'AMENDING',
      defaultBranchId: '651',
    },
    partsOf: async (wire) => {
      const context = valueOf(await createShoppingContextApi(respondWith(wire), ADDRESS).load(anySignal));
      return context && { ...context };
    },
    lost: {
      '': 'all',
      ' empty': 'customerId customerOrderId customerOrderState defaultBranchId',
      customerId: 'customerId',
      // A missing order id means that there is no order; an invalid one is a failure.
      customerOrderId: 'customerOrderId',
      'customerOrderId wrong type': 'all',
      customerOrderState: 'customerOrderState',
      defaultBranchId: 'defaultBranchId',
    },
  },
  {
    name: 'order',
    requirement: 'INST-2',
    good: { customerOrderId: '81000', customerOrderState: 'PLACED', orderLines: [], slots: [] },
    partsOf: async (wire) => {
      const reading = await createOrdersApi(respondWith(wire), ADDRESS).read('81000', anySignal);
      return reading && { placed: reading === 'placed' };
    },
    lost: { '': 'all', customerOrderState: 'all', 'customerOrderState empty': 'placed' },
  },
  {
    name: 'pass-status',
    requirement: 'PASS-1',
    good: { status: 'ACTIVE', expires: '2025-05-05' },
    partsOf: async (wire) => {
      const status = valueOf(await createPassApi(respondWith(wire), ADDRESS).load('70012345', anySignal));
      return status && { status };
    },
    lost: { '': 'all', status: 'all' },
  },
  {
    name: 'term-suggest',
    requirement: 'SRCH-12',
    good: {
      terms: ['milk', 'milk chocolate'],
      scopes: [{ term: 'milk', category: '300107', name: 'Dairy' }],
    },
    partsOf: async (wire) => {
      const api = createSuggestionApi(respondWith(wire), ADDRESS, silent);
      const suggested = valueOf(await api.load('milk', anySignal));
      return (
        suggested && {
          first: suggested.terms.includes('milk'),
          second: suggested.terms.includes('milk chocolate'),
          scope: suggested.scopes.some(({ category }) => category === '300107'),
        }
      );
    },
    lost: {
      '': 'first second scope',
      terms: 'first second',
      'terms.0': 'first',
      'terms.1': 'second',
      scopes: 'scope',
      'scopes.0': 'scope',
      'scopes.0.term': 'scope',
      'scopes.0.category': 'scope',
      'scopes.0.name': 'scope',
    },
  },
];
