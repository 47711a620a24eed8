/** Strokes on a 24 px grid in the text colour. Only icons that the first render needs are in this file. */
const PATHS = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  multiSearch: 'M4 6h16M4 12h6M4 18h6M15.5 18a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 17.5l3 3',
  close: 'M5 5l14 14M19 5 5 19',
  trolley:
    'M2 3h3l2.6 11.2h10.6L20.5 7H6M9 20a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4ZM17 20a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4',
  user: 'M12 12.2a4.1 4.1 0 1 0 0-8.2 4.1 4.1 0 0 0 0 8.2ZM4.5 20.5c.9-3.8 3.9-5.4 7.5-5.4s6.6 1.6 7.5 5.4',
  chevron: 'm7 10 5 5 5-5',
  leaf: 'M4 20.5c.2-3.5 1.8-7.6 6.3-10.3M5.8 17.3C3.4 9.5 9.5 4 20.5 3.5c.7 9.9-3.7 16.3-11.1 15.8-1.5-.1-2.7-.8-3.6-2Z',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name?: IconName | undefined;
  /** The path of an icon that the first render does not need. */
  readonly path?: string | undefined;
  /** Width and height in CSS pixels; 24 by default. */
  readonly size?: number;
}

/** A decorative icon, hidden from assistive technology: the text of a control is its name. */
export const Icon = ({ name, path, size = 24 }: IconProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path ?? (name && PATHS[name])} />
  </svg>
);
