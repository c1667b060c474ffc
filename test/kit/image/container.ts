/** An image that runs by itself: unpacked and started by other programs than those that made it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a runtime is told of a container, as far as it is changed here. */
interface Spec {
  readonly process: { readonly args: readonly string[] };
  readonly mounts: readonly { readonly destination: string }[];
}

/** Where it has a program that runs those of another processor. */
const EMULATOR = '/emulator';

export class Container {
  readonly #folder: string;
  readonly #emulator: string | null;
  #running: ChildProcess | null = null;

  private constructor(folder: string, emulator: string | null) {
    this.#folder = folder;
    this.#emulator = emulator;
  }

  /**
   * From a layout of the OCI.
   * @param architecture as Go names it
   * @param folder an empty one
   */
  static async unpack(layout: string, architecture: string, folder: string): Promise<Container> {
    const isOwn = architecture === (process.arch === 'x64' ? 'amd64' : process.arch);
    const container = new Container(folder, isOwn ? null : process.env.SIXBEAT_EMULATOR!);
    const image = `oci:${folder}/image:it`;
    await run('skopeo', ['copy', '--override-arch', architecture, `oci:${layout}`, image]);
    await run('umoci', ['unpack', '--image', `${folder}/image:it`, container.#bundle]);
    await container.#restrict();
    return container;
  }

  get #bundle(): string {
    return path.join(this.#folder, 'bundle');
  }

  /** The folder of this machine that is its /data: with the owner and the mode that the image gives to it. */
  get data(): string {
    return path.join(this.#bundle, 'rootfs/data');
  }

  /** In a network of its own. */
  start(): void {
    this.#running = spawn('runc', this.#runc('run', '--bundle', this.#bundle), {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  /** What a program in it prints. */
  async output(...program: readonly string[]): Promise<string> {
    const { stdout } = await run('runc', [...this.#runc('exec'), ...this.#emulated(program)]);
    return stdout;
  }

  /** Tells it to stop, and answers the exit code. */
  async stop(): Promise<number | null> {
    if (this.#running === null) return null;
    const ended = once(this.#running, 'exit');
    this.#running.kill('SIGTERM');
    this.#running = null;
    const [code] = (await ended) as [number | null];
    return code;
  }

  /** The arguments of runc for this container. */
  #runc(command: string, ...options: readonly string[]): string[] {
    return ['--root', path.join(this.#folder, 'state'), command, ...options, 'sixbeat'];
  }

  #emulated(program: readonly string[]): readonly string[] {
    return this.#emulator === null ? program : [EMULATOR, ...program];
  }

  /** It has no rights, and may write nothing but its data. */
  async #restrict(): Promise<void> {
    const file = path.join(this.#bundle, 'config.json');
    const spec = JSON.parse(await readFile(file, 'utf8')) as Spec;
    const { args } = spec.process;
    const bound = (destination: string, source: string, access: 'ro' | 'rw'): object => ({
      ...{ destination, source, type: 'bind', options: ['bind', access] },
    });
    const restricted = {
      ...spec,
      process: { ...spec.process, args: this.#emulated(args), terminal: false, capabilities: {} },
      root: { path: 'rootfs', readonly: true },
      mounts: [
        ...spec.mounts.filter(({ destination }) => destination !== '/data'),
        bound('/data', this.data, 'rw'),
        ...(this.#emulator === null ? [] : [bound(EMULATOR, this.#emulator, 'ro')]),
      ],
    };
    await writeFile(file, JSON.stringify(restricted));
  }
}
