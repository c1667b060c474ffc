/** The longest that a seat lasts, in days: for links that are handed out once. */
export const LONGEST_DAYS = 366;
