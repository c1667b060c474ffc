import type { FieldProblem } from '../../api/command.ts';

interface WrongProps {
  readonly problems: readonly FieldProblem[];
  readonly path: string;
  readonly id?: string;
}

/** What is wrong with just this. */
export function Wrong({ problems, path, id }: WrongProps) {
  const own = problems.filter((problem) => problem.path === path);
  if (own.length === 0) return null;
  return (
    <small className="refusal" role="alert" id={id}>
      {own.map(({ message }) => message).join(' ')}
    </small>
  );
}
