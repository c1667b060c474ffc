import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useFocusByKey } from '../../kit/by-key.ts';
import { useAdvice } from '../computer/advice.ts';
import { Advised } from '../computer/advised.tsx';
import { AdviceSwitch } from '../computer/advice-switch.tsx';
import { PlayOn } from '../computer/play-on.tsx';
import { RollByHand } from '../hand-dice/roll-by-hand.tsx';
import { useFight } from '../state/fight-context.ts';
import { Overtaken } from '../state/run.tsx';
import type { Decision, Encounter } from '../state/seen.ts';
import { nameOf } from '../state/names.ts';
import { Decisions, Possibilities } from './decisions.tsx';
import { SetUp } from './set-up.tsx';
import { DraftForm } from './draft-form.tsx';
import { OptionCard } from './option-card.tsx';
import { kindOf, leftStanding, subjectOf } from './kinds.ts';
import { useDefenses } from './outlook.ts';
import { usePlay } from '../play/play-context.ts';
import { ShareReplay } from '../gm/seats/share-replay.tsx';
import { ReplayLink } from '../replay-link.tsx';
import { RuleTag } from '../rule-tag.tsx';
import './due-now.css';

/** Whose decision is due, and all that may be done about it from this seat. */
export function DueNow() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const refusal = useStore(store.state, (fight) => fight.refusal);
  const { decision, isUnread } = usePlay();
  const section = useRef<HTMLElement>(null);
  const asked = decision && [decision, ...decision.options].map(({ key }) => key).join(' ');
  // Another decision, or one with other options, is read from its beginning.
  useLayoutEffect(() => {
    section.current?.scrollTo({ top: 0 });
  }, [asked]);
  // What had the focus may be gone with the decision that it was about.
  useFocusByKey(asked, () => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  });
  if (!encounter) return null;
  return (
    <section
      ref={section}
      className={isUnread ? 'due-now unread' : 'due-now'}
      tabIndex={-1}
      aria-labelledby="due-now"
    >
      <h2 id="due-now" className="place">
        Due now
      </h2>
      <Decisions />
      <PlayOn />
      {decision ? (
        <Due encounter={encounter} decision={decision} />
      ) : (
        <Waiting decisions={encounter.due} />
      )}
      {encounter.phase === 'SETUP' && <SetUp isEmpty={encounter.combatants.length === 0} />}
      <Possibilities />
      <RollByHand />
      {refusal?.conflict ? (
        <Overtaken conflict={refusal.conflict} />
      ) : (
        refusal && (
          <p className="refusal" role="alert">
            {refusal.message} {refusal.rule && <RuleTag id={refusal.rule} />}
          </p>
        )
      )}
    </section>
  );
}

interface DueProps {
  readonly encounter: Encounter;
  readonly decision: Decision;
}

function Due({ encounter, decision }: DueProps) {
  const { draft, option } = usePlay();
  const defenses = useDefenses(encounter, decision.options);
  const advice = useAdvice(encounter, decision);
  const who = decision.combatantId ? nameOf(encounter, decision.combatantId) : null;
  const subject = subjectOf(encounter, decision);
  return (
    <>
      <p className="decision">
        {who ?? 'The GM'}{' '}
        <span className="muted">
          {kindOf(decision)}
          {subject && `: ${subject}`}
        </span>
      </p>
      {decision.required && who !== null && <AdviceSwitch refused={advice.refused} />}
      <ol className="options">
        {decision.options.map((one, i) => (
          <li key={one.key}>
            <Advised encounter={encounter} option={one} advice={advice}>
              <OptionCard
                encounter={encounter}
                option={one}
                number={i < 9 ? i + 1 : null}
                met={defenses.get(one.id) ?? null}
              />
            </Advised>
            {option?.key === one.key && draft && <DraftForm option={one} draft={draft} />}
          </li>
        ))}
      </ol>
      {decision.refusals.length > 0 && (
        <details className="not-now">
          <summary>{decision.refusals.length} not possible now</summary>
          <ul>
            {decision.refusals.map(({ label, message, rule }, i) => (
              <li key={i}>
                <s>{label}</s> {rule && <RuleTag id={rule} />} {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What is left to do with a fight: to look at it again. */
function Over({ combatants }: Pick<Encounter, 'combatants'>) {
  const { isGm } = usePlay();
  return (
    <>
      <p className="decision">The fight is over. {leftStanding(combatants)}</p>
      <div className="row">
        <ReplayLink />
        {isGm && <ShareReplay />}
      </div>
    </>
  );
}

function Waiting({ decisions }: { readonly decisions: readonly Decision[] }) {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  if (!encounter) return null;
  if (encounter.phase === 'ENDED') return <Over combatants={encounter.combatants} />;
  if (encounter.combatants.length === 0)
    return <p className="decision muted">No combatants yet.</p>;
  const names = decisions
    .filter(({ required }) => required)
    .map(({ combatantId }) => (combatantId ? nameOf(encounter, combatantId) : 'the GM'));
  return (
    <p className="decision muted">
      {names.length > 0 ? `Waiting for ${new Intl.ListFormat('en').format(names)}` : 'Nothing yet'}
    </p>
  );
}
