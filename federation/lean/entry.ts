import { consumes, initContainerEntry } from './sharing';

/** Webpack's name for what generated code shares. */
declare const __webpack_require__: { readonly federation: { bundlerRuntime?: object } };

__webpack_require__.federation.bundlerRuntime = { initContainerEntry, consumes };
