/** Hexes of a timeline, all its courses together: more than a table can look at. */
export const MAX_COURSE_HEXES = 2000;
