/** Resolves once the callbacks of all settled promises, and of the promises that they settle, have been called. */
export const settle = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
