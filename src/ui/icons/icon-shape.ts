/** Strokes on a 24 grid, coloured by the text around them; a filled part brings its own colour. */
export type IconPart = string | { readonly d: string; readonly fill: string };
export type IconShapes = Readonly<Record<string, readonly IconPart[]>>;
