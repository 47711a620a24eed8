import type { ComponentType } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useLazy } from '../../../ui/use-lazy';
import type { ItemMarks } from '../model';

interface ItemNameProps {
  readonly name: string;
  readonly marks: ItemMarks | undefined;
  readonly nameClass: string | undefined;
  /** Class of the icons; it reserves their space while they load. */
  readonly iconClass: string | undefined;
}

type Icon = ComponentType<{ readonly family: string; readonly name: string; readonly size: number }>;

/**
 * Creates the component of a menu item's name, with the icons that editors added.
 *
 * @param loadIcon lazy-loads the icon component when the first icon is rendered; must be the same function at each call
 */
export const createItemName = (loadIcon: () => Promise<Icon>) => {
  const ItemIcon = ({ name, iconClass }: Pick<ItemNameProps, 'name' | 'iconClass'>) => {
    const View = useLazy(loadIcon, true);
    return <span className={iconClass}>{View && <View family="shop" name={name} size={20} />}</span>;
  };
  return ({ name, marks, nameClass, iconClass }: ItemNameProps) => (
    <>
      {marks?.icon && <ItemIcon name={marks.icon} iconClass={iconClass} />}
      <span className={nameClass}>{name}</span>
      {marks?.hasWarning && (
        <>
          <ItemIcon name="warning" iconClass={iconClass} />
          <VisuallyHidden> (attention)</VisuallyHidden>
        </>
      )}
    </>
  );
};

export type ItemName = ReturnType<typeof createItemName>;
