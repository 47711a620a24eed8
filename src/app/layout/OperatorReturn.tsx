import type { HeaderObject } from '../create-header';
import { useEngine, useIdentity } from './use-engine';

/** 'Return to admin' for staff who are signed on as the customer, nothing for others [AUTH-3]. */
export const OperatorReturn = ({ header }: { readonly header: HeaderObject }) => {
  const engine = useEngine(header);
  return useIdentity(header) === 'operator' ? engine?.adminReturn : null;
};
