export const STAMP: string;
export const filesBelow: (folder: string) => readonly string[];
export const hashFiles: (files: readonly string[]) => string;
export const sourceHash: () => string;
