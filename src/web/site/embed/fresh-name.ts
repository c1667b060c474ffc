/** Databases of frames: each has one of its own, which the next frame deletes once it is left. */

const PREFIX = 'sixbeat-embed-';

/** The name of a database that no other page opens, so that a frame shows nothing but what it was given. */
export async function freshName(): Promise<string> {
  const name = PREFIX + crypto.randomUUID();
  // It is held until the page is gone, however that comes about.
  await new Promise<void>((isHeld) => {
    void navigator.locks.request(name, () => {
      isHeld();
      return new Promise(() => undefined);
    });
  });
  void deleteLeft();
  return name;
}

async function deleteLeft(): Promise<void> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  for (const name of names.filter((one) => one.startsWith(PREFIX)))
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) indexedDB.deleteDatabase(name);
    });
}
