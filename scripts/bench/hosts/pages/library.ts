import { startAutocomplete } from '../../search/pages/start-autocomplete';

/** A field with suggestions in a header of static HTML: the smallest thing that people would use instead of this header. */
startAutocomplete('#library-search');
