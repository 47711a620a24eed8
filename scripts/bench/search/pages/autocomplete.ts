// @ts-expect-error The package declares no type for its style sheet.
import '@algolia/autocomplete-theme-classic';
import { startAutocomplete } from './start-autocomplete';

startAutocomplete('#root');
