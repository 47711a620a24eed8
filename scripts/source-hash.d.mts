export const STAMP: string;
export const sourceHash: () => string;
