import {
  argumentsOf,
  boundsOf,
  defaultOf,
  descriptionOf,
  type Member,
  rulesetsOf,
  rulesOf,
} from '../schema.ts';
import { Prose, Tags, TypeText } from './prose.tsx';
import { useSchema } from './schema-context.ts';

/** Fields or arguments, each with what it is and may be. */
export function Members({
  members,
  shown = '',
}: {
  readonly members: readonly Member[];
  /** The one that a link has led to. */
  readonly shown?: string;
}) {
  const { ruleset } = useSchema();
  const here = members.filter((one) => {
    const only = rulesetsOf(one);
    return ruleset === null || !only || only.includes(ruleset);
  });
  return (
    <dl className="ref-members">
      {here.map((member) => (
        <MemberRow key={member.name.value} member={member} isShown={member.name.value === shown} />
      ))}
    </dl>
  );
}

function MemberRow({ member, isShown }: { readonly member: Member; readonly isShown: boolean }) {
  const name = member.name.value;
  const initial = defaultOf(member);
  const about = [boundsOf(member), initial && `${initial} if left out`].filter(Boolean).join('; ');
  const given = argumentsOf(member);
  return (
    <div id={name} className={isShown ? 'is-shown' : undefined}>
      <dt>
        <code className="ref-name">{name}</code> <TypeText type={member.type} />
        {about && <span className="ref-bound">{about}</span>}
      </dt>
      <dd>
        <Prose text={descriptionOf(member)} />
        <Tags rules={rulesOf(member)} rulesets={rulesetsOf(member)} />
        {given.length > 0 && (
          <>
            <p className="ref-given">Arguments</p>
            <Members members={given} />
          </>
        )}
      </dd>
    </div>
  );
}
