/** Replaces files of axios that never run here. */
export default {};
export const progressEventReducer = undefined;
