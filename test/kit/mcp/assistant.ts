/** An assistant as its program speaks for it: the client of the SDK. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

/** What a tool has answered. */
export interface Told {
  readonly text: string;
  readonly isRefused: boolean;
}

export class Assistant {
  readonly client: Client;
  /** All that was told. */
  readonly heard: Told[] = [];

  private constructor(client: Client) {
    this.client = client;
  }

  static async over(transport: Transport): Promise<Assistant> {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(transport);
    return new Assistant(client);
  }

  /** Over `/mcp` of the server of this API. */
  static at(endpoint: string, token: string | null = null): Promise<Assistant> {
    const headers: Record<string, string> =
      token === null ? {} : { authorization: `Bearer ${token}` };
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', endpoint), {
      requestInit: { headers },
    });
    // The types of the SDK disagree with each other where optional fields are exact.
    return Assistant.over(transport);
  }

  async call(name: string, input: object = {}): Promise<Told> {
    const result = await this.client.callTool({ name, arguments: { ...input } });
    const [content] = result.content as readonly { readonly text: string }[];
    const told = { text: content?.text ?? '', isRefused: result.isError === true };
    this.heard.push(told);
    return told;
  }

  /** The same where it must be done. */
  async done(name: string, input: object = {}): Promise<string> {
    const { text, isRefused } = await this.call(name, input);
    if (isRefused) throw new Error(`${name} ${JSON.stringify(input)}: ${text}`);
    return text;
  }

  /** Ends the connection, which the server is told of over HTTP. */
  async close(): Promise<void> {
    const { transport } = this.client;
    if (transport instanceof StreamableHTTPClientTransport) await transport.terminateSession();
    await this.client.close();
  }
}
