/** Part of an icon on a 24 px grid: a stroke in the text colour, given as a path, or a filled path with its colour. */
export type IconPart = string | { readonly d: string; readonly fill: string };
export type IconShapes = Readonly<Record<string, readonly IconPart[]>>;
