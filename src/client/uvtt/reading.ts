/** How an unknown value is read as a Universal VTT file. */
import { type UvttTerrain, WALL_KINDS } from './battlefield.ts';
import {
  UVTT_LIMITS,
  type UvttFile,
  type UvttLight,
  type UvttPoint,
  type UvttPortal,
} from './file.ts';
import { type Hex, MAP_EDGE } from './lattice.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads values, and keeps the first thing that is wrong; what is wrong reads as something empty. */
export class Reading {
  problem: string | null = null;

  fail(problem: string): void {
    this.problem ??= problem;
  }

  file(value: unknown): UvttFile {
    const file = this.object(value, 'The file');
    const resolution = this.object(file.resolution, '`resolution`');
    const own = file.sixbeat === undefined ? null : this.object(file.sixbeat, '`sixbeat`');
    return {
      format: typeof file.format === 'number' ? file.format : 0,
      resolution: {
        map_origin: this.point(resolution.map_origin ?? { x: 0, y: 0 }, '`map_origin`'),
        map_size: this.point(resolution.map_size, '`map_size`', 0.01),
        pixels_per_grid: this.number(resolution.pixels_per_grid, '`pixels_per_grid`', [1, 10_000]),
      },
      ...this.walls(file),
      portals: this.list(file.portals, '`portals`', UVTT_LIMITS.portals, (portal, at) =>
        this.portal(portal, at),
      ),
      environment: this.environment(file.environment),
      lights: this.list(file.lights, '`lights`', UVTT_LIMITS.lights, lightOf).flat(),
      image: typeof file.image === 'string' ? file.image : '',
      ...(own && {
        sixbeat: {
          hexesPerSquare: this.hexesPerSquare(own.hexesPerSquare, '`sixbeat.hexesPerSquare`'),
          terrain: this.terrain(this.object(own.terrain, '`sixbeat.terrain`')),
        },
      }),
    };
  }

  hexesPerSquare(value: unknown, at: string): number {
    return this.number(value, at, [0.1, 10]);
  }

  /** Both lists of walls; they are counted before a point is read. */
  private walls(file: Json): Pick<UvttFile, 'line_of_sight' | 'objects_line_of_sight'> {
    const names = ['line_of_sight', 'objects_line_of_sight'] as const;
    const lists = names.map((name) => file[name] ?? []);
    let count = 0;
    for (const line of lists.flatMap((list): readonly unknown[] =>
      Array.isArray(list) ? list : [],
    ))
      count += Array.isArray(line) ? Math.max(1, line.length - 1) : 1;
    if (count > UVTT_LIMITS.walls)
      this.fail(
        `The file has ${grouped(count)} walls; the maximum is ${grouped(UVTT_LIMITS.walls)}.`,
      );
    const [walls = [], objects = []] = names.map((name, i) =>
      this.list(lists[i], `\`${name}\``, UVTT_LIMITS.walls, (line, at) =>
        this.list(line, at, UVTT_LIMITS.walls + 1, (point, which) => this.point(point, which)),
      ),
    );
    return { line_of_sight: walls, objects_line_of_sight: objects };
  }

  private portal(value: unknown, at: string): UvttPortal {
    const portal = this.object(value, at);
    const bounds = this.list(portal.bounds, `\`bounds\` of ${at}`, 2, (point, which) =>
      this.point(point, which),
    );
    const [from, to] = bounds;
    if (!from || !to) this.fail(`\`bounds\` of ${at} has to have two points.`);
    const ends = [from ?? ORIGIN, to ?? ORIGIN] as const;
    const own = isObject(portal.sixbeat) ? portal.sixbeat.kind : null;
    const kind = WALL_KINDS.find((known) => known === own);
    return {
      position: this.point(portal.position ?? middleOf(ends), `\`position\` of ${at}`),
      bounds: ends,
      rotation: typeof portal.rotation === 'number' ? portal.rotation : 0,
      closed: portal.closed !== false,
      freestanding: portal.freestanding === true,
      ...(kind && { sixbeat: { kind } }),
    };
  }

  private environment(value: unknown): UvttFile['environment'] {
    const environment = isObject(value) ? value : {};
    const { baked_lighting: baked, ambient_light: ambient } = environment;
    return {
      baked_lighting: baked === true,
      ambient_light: typeof ambient === 'string' ? ambient.slice(0, 20) : 'ffffffff',
    };
  }

  light(value: unknown): UvttLight {
    const light = this.object(value, 'It');
    return {
      position: this.point(light.position, 'Its `position`'),
      range: this.number(light.range, 'Its `range`', [0, 1e6], 0),
      intensity: this.number(light.intensity, 'Its `intensity`', [0, 1e6], 1),
      color: typeof light.color === 'string' ? light.color.slice(0, 20) : 'ffffffff',
      shadows: light.shadows !== false,
    };
  }

  private terrain(value: Json): UvttTerrain {
    const hexes = (name: string): Hex[] =>
      this.list(value[name], `\`${name}\``, UVTT_LIMITS.hexes, (hex, at) => this.hex(hex, at));
    return {
      obstacles: hexes('obstacles'),
      concealing: this.list(value.concealing, '`concealing`', UVTT_LIMITS.hexes, (item, at) => {
        const { hex, levels } = this.object(item, at);
        return { hex: this.hex(hex, at), levels: this.number(levels, at, [1, 3]) };
      }),
      dark: hexes('dark'),
      features: this.list(value.features, '`features`', UVTT_LIMITS.hexes, (item, at) => {
        const { hex, kind, name } = this.object(item, at);
        if ((kind !== 'CLIMB' && kind !== 'SWING') || typeof name !== 'string')
          this.fail(`${at} has to have a \`kind\` and a \`name\`.`);
        const known = kind === 'SWING' ? kind : 'CLIMB';
        return { hex: this.hex(hex, at), kind: known, name: String(name).slice(0, 80) };
      }),
      water: hexes('water'),
      labels: this.list(value.labels, '`labels`', UVTT_LIMITS.labels, (item, at) => {
        const { text, hexes: on } = this.object(item, at);
        if (typeof text !== 'string') this.fail(`${at} has to have a \`text\`.`);
        return {
          text: String(text).slice(0, 60),
          hexes: this.list(on, `\`hexes\` of ${at}`, UVTT_LIMITS.labelled, (hex, which) =>
            this.hex(hex, which),
          ),
        };
      }),
    };
  }

  private hex(value: unknown, at: string): Hex {
    const { q, r } = this.object(value, at);
    if (Number.isInteger(q) && Number.isInteger(r))
      return {
        q: this.number(q, at, [-MAP_EDGE, MAP_EDGE]),
        r: this.number(r, at, [-MAP_EDGE, MAP_EDGE]),
      };
    this.fail(`${at} has to be a hex: whole numbers \`q\` and \`r\`.`);
    return { q: 0, r: 0 };
  }

  private point(value: unknown, at: string, min = -1e6): UvttPoint {
    const { x, y } = this.object(value, at);
    return { x: this.number(x, at, [min, 1e6]), y: this.number(y, at, [min, 1e6]) };
  }

  private number(
    value: unknown,
    at: string,
    [min, max]: readonly [number, number],
    absent?: number,
  ): number {
    const number = value ?? absent;
    if (typeof number === 'number' && number >= min && number <= max) return number;
    this.fail(`${at} has to be from ${grouped(min)} to ${grouped(max)}.`);
    return min;
  }

  private list<T>(
    value: unknown,
    at: string,
    max: number,
    read: (item: unknown, at: string) => T,
  ): T[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) this.fail(`${at} has to be a list.`);
    else if (value.length > max)
      this.fail(`${at} has ${grouped(value.length)} entries; the maximum is ${grouped(max)}.`);
    if (!Array.isArray(value) || this.problem !== null) return [];
    return value.map((item: unknown, i) => read(item, `Entry ${i + 1} of ${at}`));
  }

  private object(value: unknown, at: string): Json {
    if (isObject(value)) return value;
    this.fail(`${at} has to be an object.`);
    return {};
  }
}

/** Nothing depends on a light, so one that cannot be read is left out. */
function lightOf(value: unknown): readonly UvttLight[] {
  const reading = new Reading();
  const light = reading.light(value);
  return reading.problem === null ? [light] : [];
}

const ORIGIN: UvttPoint = { x: 0, y: 0 };

export const middleOf = ([a, b]: readonly [UvttPoint, UvttPoint]): UvttPoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const grouped = (number: number): string => number.toLocaleString('en');
