import { useCallback } from 'react';
import { CatalogueIcon } from '../../../ui/icons/CatalogueIcon';
import type { IconContent } from '../model';
import { useContent } from './provider';

/** An icon of the catalogue. If it fails to load, its space stays empty [CONT-9]. */
export const IconView = ({ icon }: { readonly icon: IconContent }) => {
  const { warnOnce } = useContent();
  const { family, name, label } = icon;
  const warn = useCallback(
    (error: unknown) => {
      warnOnce(`icons of ${family} failed to load: ${String(error)}`);
    },
    [warnOnce, family],
  );
  return <CatalogueIcon {...{ family, name, label }} size={40} onFailure={warn} />;
};
