/** How long ago something was, as people say it. */

const said = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const dated = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After so many days the date says more. */
const MAX_DAYS = 30;

/** @param date as the API writes it. @param now in milliseconds since 1970 */
export function ago(date: string, now: number = Date.now()): string {
  // The clock of the server may be ahead of this one.
  const passed = Math.max(now - Date.parse(date), 0);
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return said.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return said.format(-Math.floor(passed / HOUR), 'hour');
  const days = Math.floor(passed / DAY);
  return days <= MAX_DAYS ? said.format(-days, 'day') : dated.format(Date.parse(date));
}
