/**
 * `node --import` this: no request ever uses up its processor time. Two answers are then alike however busy
 * the machine is; with the real clock, what a request has no time left to work out is null.
 */
process.threadCpuUsage = () => ({ user: 0, system: 0 });
