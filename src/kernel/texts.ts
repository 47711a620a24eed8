export const NIGHT = '{day} night';
