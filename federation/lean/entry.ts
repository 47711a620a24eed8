import { consumes, initContainerEntry } from './sharing';

/** The object of webpack's runtime that generated code uses. */
declare const __webpack_require__: { readonly federation: { bundlerRuntime?: object } };

__webpack_require__.federation.bundlerRuntime = { initContainerEntry, consumes };
