import type { ComponentType } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useLazy } from '../../../ui/use-lazy';
import type { ItemMarks } from '../model';
import { useText } from '../../../ui/use-text';
import { ATTENTION, NEW, OFFER, SEASONAL } from '../texts';

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

/** The labels of the text styles of these names. An item has that of its last style; 'bold', the first, has none. */
const LABELS = { new: NEW, offer: OFFER, seasonal: SEASONAL };

type Icon = ComponentType<{ readonly family: string; readonly name: string; readonly size: number }>;

/**
 * Creates the component of a menu item's name, with the icons and the label that editors added.
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
    const label = LABELS[marks?.tone.split(' ').at(-1) as keyof typeof LABELS];
    return (
      <>
        <span className={nameClass} data-tone={marks?.tone}>
          {text ? t(text, { name: t(of) }) : name}
        </span>
        {label && <small>{t(label)}</small>}
        {marks?.icon && <ItemIcon name={marks.icon} iconClass={iconClass} />}
        {marks?.hasWarning && <ItemIcon name="warning" iconClass={iconClass} />}
        {marks?.hasWarning && <VisuallyHidden>{ATTENTION}</VisuallyHidden>}
      </>
    );
  };
};

export type ItemName = ReturnType<typeof createItemName>;
