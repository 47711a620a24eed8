/** A style sheet; the package declares no type for it. */
declare module '@algolia/autocomplete-theme-classic';
