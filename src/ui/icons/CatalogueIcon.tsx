import { useLazy } from '../use-lazy';
import type { IconShapes } from './icon-shape';

type Catalogue = Readonly<Record<string, IconShapes>>;

/** Lazy-loads the catalogue when its first icon is rendered [CONT-8]. */
export const loadCatalogue = (): Promise<Catalogue> => import(/* webpackChunkName: "icons" */ './catalogue');

export interface CatalogueIconProps {
  readonly family: string;
  readonly name: string;
  /** Accessible name; without one the icon is decorative. */
  readonly label?: string | undefined;
  /** Width and height in CSS pixels; 24 by default. */
  readonly size?: number;
  readonly onFailure?: (error: unknown) => void;
  readonly load?: typeof loadCatalogue;
}

/** Returns a record's own value, and nothing for a name such as 'constructor'. */
const own = <Value,>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

/** An icon whose shapes are lazy-loaded. An icon that fails to load or is unknown keeps its size [CONT-8] [CONT-9]. */
export const CatalogueIcon = ({
  family,
  name,
  label,
  size = 24,
  onFailure,
  load = loadCatalogue,
}: CatalogueIconProps) => {
  const parts = own(own(useLazy(load, true, onFailure), family), name);
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
      {parts?.map((part, index) =>
        typeof part === 'string' ? (
          <path key={index} d={part} />
        ) : (
          <path key={index} d={part.d} fill={part.fill} stroke="none" />
        ),
      )}
    </svg>
  );
};
