import type { HeaderObject } from '../create-header';
import { useRuntime, useIdentity } from './use-runtime';

/** 'Return to admin' for staff who are signed on as the customer, nothing for others [AUTH-3]. */
export const OperatorReturn = ({ header }: { readonly header: HeaderObject }) => {
  const runtime = useRuntime(header);
  return (
    useIdentity(header) === 'operator' &&
    runtime && <runtime.views.AdminReturn onReturn={() => void runtime.returnToAdmin()} />
  );
};
