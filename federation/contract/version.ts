/**
 * Version of this folder's promise to hosts. An addition raises its minor number; anything that a host may have to
 * follow raises its major one [FED-3].
 */
export const CONTRACT_VERSION = '1.0.0';
