import { useLazy } from '../use-lazy';
import { ICON_FAMILIES } from './families';

export interface CatalogueIconProps {
  readonly family: string;
  readonly name: string;
  /** Accessible name; without one the icon is decorative. */
  readonly label?: string | undefined;
  /** Width and height in CSS pixels; 24 by default. */
  readonly size?: number;
  readonly onFailure?: (error: unknown) => void;
  readonly families?: typeof ICON_FAMILIES;
}

/** An icon whose shapes are lazy-loaded. An icon that fails to load or is unknown keeps its size [CONT-8] [CONT-9]. */
export const CatalogueIcon = ({
  family,
  name,
  label,
  size = 24,
  onFailure,
  families = ICON_FAMILIES,
}: CatalogueIconProps) => {
  const shapes = useLazy(families.get(family), true, onFailure)?.shapes;
  const parts = shapes && Object.hasOwn(shapes, name) ? (shapes[name] ?? []) : [];
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <path key={index} d={part} />
        ) : (
          <path key={index} d={part.d} fill={part.fill} stroke="none" />
        ),
      )}
    </svg>
  );
};
