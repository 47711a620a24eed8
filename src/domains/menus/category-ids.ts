/** Ids of the taxonomy that mean something to the header [MEGA-10]. */
export const GROCERIES = '10051';
export const ENTERTAINING = '10052';
