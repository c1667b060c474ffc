/** A site of someone else, whose pages embed fights. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page that embeds an element, in three lines. @param base of the server or the site, without a slash at its end */
export const embedding = (base: string, element: string, token = ''): string =>
  `<script src="${base}/embed/sixbeat-fight.js"></script>
${element}
<script>document.querySelector('[server]').token = ${JSON.stringify(token)};</script>`;

export class OtherSite {
  /** What was asked of it, with the address of the page that asked. */
  readonly asked: { readonly url: string; readonly referrer: string | undefined }[] = [];
  private readonly files = new Map<string, string | Buffer>();
  private readonly server = createServer((request, response) => {
    const { url = '', headers } = request;
    this.asked.push({ url, referrer: headers.referer });
    const file = this.files.get(url);
    const isPage = url.endsWith('.html');
    response
      .writeHead(file === undefined ? 404 : 200, {
        'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
        'access-control-allow-origin': '*',
      })
      .end(file);
  });

  /** @param host by which it is reached */
  static async open(host = '127.0.0.1'): Promise<OtherSite> {
    const site = new OtherSite(host);
    site.server.listen(0, '127.0.0.1');
    await once(site.server, 'listening');
    return site;
  }

  private readonly host: string;
  private constructor(host: string) {
    this.host = host;
  }

  get origin(): string {
    return `http://${this.host}:${(this.server.address() as AddressInfo).port}`;
  }

  /** @returns the address by which it is had from then on */
  put(name: string, content: string | Buffer): string {
    const url = `/${name}`;
    const isPage = name.endsWith('.html') && typeof content === 'string';
    this.files.set(url, isPage ? `<!doctype html>\n<title>A club</title>\n${content}` : content);
    return this.origin + url;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
