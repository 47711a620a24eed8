/** A style sheet, which the package declares no type for. */
declare module '@algolia/autocomplete-theme-classic';
