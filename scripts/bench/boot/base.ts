/** Path of the remote's files on the server of the benchmarks. */
export const BASE = '/remote/';
