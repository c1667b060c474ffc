/** An exported fight that lies at an address. */

export const MAX_BYTES = 5_000_000;
const MAX_MEGABYTES = MAX_BYTES / 1_000_000;
/** Milliseconds that it may take. */
const PATIENCE_MS = 60_000;

/** @throws Error in words for who looks at the page */
export async function documentAt(address: string): Promise<unknown> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('The address of the document must begin with https:// or http://.');
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (!response)
    throw new Error(
      `${url.host} does not send the document. It must be there, and be sent with “access-control-allow-origin: *”.`,
    );
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}, and no document.`);
  return parsed(await textOf(response));
}

/** No more is read than it may have. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    // Leaving the loop cancels what is still to come.
    if (bytes > MAX_BYTES)
      throw new Error(`The document has more than ${MAX_MEGABYTES} MB. No more is read.`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The document is no JSON. Export the fight again, and link to that file.');
  }
}
