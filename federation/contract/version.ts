/**
 * Version of the contract. An addition increases its minor number; a change to which a host may have to adapt increases
 * its major number [FED-3].
 */
export const CONTRACT_VERSION = '1.0.0';
