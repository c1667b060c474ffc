import { endOf } from './standing.ts';

/** That a fight will not be kept for much longer, under its name; nothing where it will. */
export function End({ of }: { readonly of: string | null }) {
  const end = endOf(of);
  return (
    end !== null && (
      <>
        <br />
        <small className="fight-end">This fight {end}.</small>
      </>
    )
  );
}
