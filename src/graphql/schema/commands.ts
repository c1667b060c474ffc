/** A mutation for each command that some ruleset has; its input has the fields of all of them. */
import type { RawCommand } from '../../app/encounters.ts';
import type { ReadCommand } from '../../app/outcome.ts';
import { builder } from '../plumbing/builder.ts';
import type { Context } from '../plumbing/context.ts';
import type { ApiObject } from '../plumbing/derive/api-types.ts';
import { directed } from '../plumbing/directives.ts';
import { readInput } from '../plumbing/derive/read.ts';
import { apiTypes, types } from '../plumbing/derived.ts';
import {
  declaredField,
  declaredIn,
  editEnvelope,
  type Envelope,
  envelope,
  envelopeOf,
  once,
} from '../plumbing/envelope.ts';
import { answer, resultOf } from '../plumbing/result.ts';
import { mutationOf } from '../plumbing/type-names.ts';
import { arrivingBy, partyField, withMembers } from './party/joining.ts';

for (const [type, command] of Object.entries(apiTypes.commands)) declareMutation(type, command);

function declareMutation(type: string, { description, directives, fields }: ApiObject): void {
  const name = mutationOf(type);
  const saying = apiTypes.edits.includes(type) ? editEnvelope : envelope;
  const joins = type === 'AddCombatants';
  const input = builder.inputType(`${type}Input`, {
    description: `What \`${name}\` takes.`,
    ...directed(directives),
    fields: (t) => ({
      ...saying(t),
      declared: declaredField(t),
      ...types.inputFields(fields)(t),
      ...(joins ? { party: partyField(t) } : {}),
    }),
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: resultOf(name),
      description,
      ...directed(directives),
      args: { input: t.arg({ type: input, description: 'The command and its encounter.' }) },
      resolve: async (_, args, context) => {
        const written = args.input as unknown as Envelope & Readonly<Record<string, unknown>>;
        const outcome = await once(name, written, async (idempotency) => {
          const arriving = joins ? await arrivingBy(written, context) : null;
          if (arriving && arriving.kind !== 'ARRIVING') return arriving;
          return context.encounters.submit(
            {
              ...envelopeOf(written, context, idempotency),
              command: { ...fieldsOf(written), type },
              declared: declaredIn(written),
              read: withMembers(reader(type, written, context), arriving),
            },
            arriving,
          );
        });
        return answer(outcome, written.encounterId, context);
      },
    }),
  );
}

/** What was written of a command, in the form of the ruleset that is found to play the encounter. */
export const reader =
  (type: string, written: Written, { encounters }: Maker): ReadCommand =>
  (schema, ruleset) => {
    const newId = (prefix: string) => encounters.newId(prefix);
    const read = readInput(schema, fieldsOf(written), { ruleset, newId });
    return { ...read, value: { ...(read.value as object), type } satisfies RawCommand };
  };

/** Makes the ids that a command leaves to the server. */
interface Maker {
  readonly encounters: Pick<Context['encounters'], 'newId'>;
}

type Written = Partial<Envelope> & Readonly<Record<string, unknown>>;

function fieldsOf({
  encounterId: _id,
  expectedVersion: _version,
  seenVersion: _seen,
  idempotencyKey: _key,
  declared: _declared,
  party: _party,
  ...fields
}: Written) {
  return fields;
}
