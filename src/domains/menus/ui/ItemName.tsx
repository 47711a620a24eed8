import type { ComponentType } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useLazy } from '../../../ui/use-lazy';
import type { ItemMarks } from '../model';
import { useText } from '../../../ui/use-text';
import { ATTENTION } from '../texts';

interface ItemNameProps {
  readonly name: string;
  /** The text of a generated item, and the name of its category. */
  readonly text?: string | undefined;
  readonly of?: string | undefined;
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
  return ({ name, text, of = '', marks, nameClass, iconClass }: ItemNameProps) => {
    const t = useText();
    return (
      <>
        {marks?.icon && <ItemIcon name={marks.icon} iconClass={iconClass} />}
        <span className={nameClass}>{text ? t(text, { name: t(of) }) : name}</span>
        {marks?.hasWarning && (
          <>
            <ItemIcon name="warning" iconClass={iconClass} />
            <VisuallyHidden>{ATTENTION}</VisuallyHidden>
          </>
        )}
      </>
    );
  };
};

export type ItemName = ReturnType<typeof createItemName>;
