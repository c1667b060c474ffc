/** Hears all that a page is sent: every answer, and every piece of a stream. */
import type { CDPSession, Page } from 'playwright-core';

export class Ear {
  /** Pieces of streams so far. */
  messages = 0;
  private readonly parts: string[] = [];

  static async at(page: Page): Promise<Ear> {
    const ear = new Ear();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    ear.listen(session);
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('text/event-stream')) return;
      void response.text().then(
        (text) => ear.parts.push(text),
        // It was a redirect, or the page is gone.
        () => undefined,
      );
    });
    return ear;
  }

  heard(): string {
    return this.parts.join('\n');
  }

  private listen(session: CDPSession): void {
    const keep = (data: string): void => {
      this.parts.push(Buffer.from(data, 'base64').toString('utf8'));
    };
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.mimeType.startsWith('text/event-stream')) return;
      void session
        .send('Network.streamResourceContent', { requestId })
        .then(({ bufferedData }) => {
          keep(bufferedData);
        })
        .catch(() => undefined);
    });
    session.on('Network.dataReceived', ({ data }) => {
      if (data === undefined) return;
      this.messages++;
      keep(data);
    });
  }
}
