import { useStore } from '../../ui/use-store';
import type { HeaderObject } from '../create-header';
import { Checkout } from './Checkout';
import * as styles from './AmendBar.module.css';
import { useRuntime } from './use-runtime';

/** The bar of an amended order, or the space that is reserved while the bar loads [AMND-1]. */
export const AmendBar = ({ header }: { readonly header: HeaderObject }) => {
  const amendHeight = useStore(header.page, (page) => page.amendHeight);
  const isOver = useStore(header.page, (page) => page.isAmendOver);
  const amendBar = useStore(useRuntime(header)?.amend.amendBar, ({ content }) => content);
  return (
    (amendBar ?? amendHeight > 0) && (
      <div
        className={styles.amend}
        style={isOver ? { blockSize: 0 } : { minBlockSize: amendHeight }}
        // React in development compares the text of the style, which browsers write in their own way.
        suppressHydrationWarning
      >
        {amendBar?.(<Checkout header={header} placement="amend" />)}
      </div>
    )
  );
};
