import type { Finding } from './row.ts';

export interface Report {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  readonly findings: readonly (Finding & { readonly met: boolean })[];
  /** The rows that could not be measured. */
  readonly failed: readonly string[];
}

/** The report as a table in Markdown, which is as readable on a screen. */
export function table({ date, machine, node, findings, failed }: Report): string {
  const lines = findings.map(({ wall, ...finding }) => {
    const { what, ours, than, peer, unit, ratio, spread, budget, met } = finding;
    return [
      what,
      `${figure(ours)} ${unit}`,
      than,
      `${figure(peer)} ${unit}`,
      `${figure(ratio)} (${spread.map(figure).join(' to ')})`,
      wall === undefined ? '-' : figure(wall),
      budget === null ? '-' : 'atLeast' in budget ? `>= ${budget.atLeast}` : `<= ${budget.atMost}`,
      budget === null ? '-' : met ? 'yes' : '**no**',
    ];
  });
  const head = ['what', 'ours', 'than', 'theirs', 'ratio (range)', 'by the clock', 'budget', 'met'];
  const missing = failed.length > 0 ? ['', `Not measured: ${failed.join(', ')}.`] : [];
  const rows = aligned([head, ...lines]);
  return [`${date}, Node ${node}, ${machine}`, '', ...rows, ...missing].join('\n');
}

function aligned(lines: readonly (readonly string[])[]): readonly string[] {
  const [head = []] = lines;
  const widths = head.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = row(widths.map((width) => '-'.repeat(width)));
  return [row(head), rule, ...lines.slice(1).map(row)];
}

/** Three digits that count; large numbers in full. */
const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

const BEGIN = '<!-- results: written by `npm run bench -- --record` -->';
const END = '<!-- end of results -->';

/** The document with this report in place of the last one. */
export function withRecord(document: string, report: Report): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/benchmarks.md lacks '${BEGIN}' or '${END}'.`);
  return `${before}${BEGIN}\n\n${table(report)}\n\n${END}${after}`;
}
