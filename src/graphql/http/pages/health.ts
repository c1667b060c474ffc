/** Whether the database answers: for load balancers and monitors. */

/** Milliseconds. */
const PATIENCE = 2000;
const KEPT = 1000;

/**
 * A check of a database. All who ask within a second get one answer, so that asking often costs
 * nothing.
 *
 * @param ready resolves when the database has answered
 */
export function healthCheck(ready: () => Promise<unknown>): () => Promise<boolean> {
  let last: { readonly at: number; readonly healthy: Promise<boolean> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > KEPT) last = { at, healthy: answersInTime(ready) };
    return last.healthy;
  };
}

async function answersInTime(ready: () => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false);
  });
  const answered = ready().then(
    () => true,
    () => false,
  );
  const first = await Promise.race([answered, late]);
  clearTimeout(timer);
  return first;
}
