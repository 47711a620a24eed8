/** The storage key of the history. @param type the type of search, for example 'groceries' [HIST-2] */
export const historyKey = (type: string): string => `wtr_${type}_search_history`;
