import { useStore } from 'zustand';
import { AdminReturn } from '../../domains/account';
import type { HeaderObject } from '../create-header';
import { identityOf } from '../identity';

/** 'Return to admin' for staff who are signed on as the customer, nothing for others [AUTH-3]. */
export const OperatorReturn = ({ header }: { readonly header: HeaderObject }) => {
  const isOperator = useStore(header.session, (status) => identityOf(status) === 'operator');
  return isOperator ? <AdminReturn onReturn={() => void header.returnToAdmin()} /> : null;
};
