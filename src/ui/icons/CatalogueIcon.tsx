import { useLazy } from '../use-lazy';
import { ICON_FAMILIES } from './families';

interface CatalogueIconProps {
  readonly family: string;
  readonly name: string;
  /** Its name for those who don't see it; without one it is decoration. */
  readonly label?: string | undefined;
  /** Side in CSS pixels; 24 unless told. */
  readonly size?: number;
  readonly onFailure?: (error: unknown) => void;
  readonly families?: typeof ICON_FAMILIES;
}

/** An icon that arrives late. Its room is kept, also where it never comes or isn't known [CONT-8] [CONT-9]. */
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
