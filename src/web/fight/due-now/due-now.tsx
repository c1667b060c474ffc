import { Suspense, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useFocusByKey } from '../../kit/by-key.ts';
import { lazyPart } from '../../kit/load-part.ts';
import { useAdvice } from '../computer/advice.ts';
import { AdviceSwitch } from '../computer/advice-switch.tsx';
import { PlayComputers } from '../computer/play-computers.tsx';
import { RollByHand } from '../hand-dice/roll-by-hand.tsx';
import { useFight } from '../state/fight-context.ts';
import { Overtaken } from '../state/run.tsx';
import type { Decision, Encounter } from '../state/seen.ts';
import { combatantOf, nameOf } from '../state/names.ts';
import { Budget } from '../order/budget.tsx';
import { Decisions, Possibilities } from './decisions.tsx';
import { SetUp } from './set-up.tsx';
import { DraftForm } from './draft-form.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { ActBar } from './act-bar.tsx';
import { CardsRow } from './cards-row.tsx';
import { questionOf, subjectOf } from './kinds.ts';
import { useAllTargets, useDefenses } from './outlook.ts';
import { cardsOf, usePlay } from '../play/play-context.ts';
import { RuleTag } from '../rule-tag.tsx';
import './due-now.css';

const Result = lazyPart(() => import('../result/result.tsx'));

/** Whose decision is due, and all that may be done about it from this seat. */
export function DueNow() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const refusal = useStore(store.state, (fight) => fight.refusal);
  const { decision, isUnread } = usePlay();
  const section = useRef<HTMLElement>(null);
  const asked = decision && [decision, ...decision.options].map(({ key }) => key).join(' ');
  // Another decision, or one with other options, is read from its beginning.
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    // To scroll what is at its beginning would make the browser lay out the page once more.
    if (!isScrolled.current) return;
    isScrolled.current = false;
    section.current?.scrollTo({ top: 0 });
    section.current?.querySelector('.options')?.scrollTo({ left: 0 });
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
      onScrollCapture={() => {
        isScrolled.current = true;
      }}
    >
      <h2 id="due-now" className="visually-hidden">
        Due now
      </h2>
      <PlayComputers />
      {encounter.phase === 'ENDED' && (
        <Suspense fallback={null}>
          <Result />
        </Suspense>
      )}
      {/* One place for what is always there, so that it keeps the focus when another decides. */}
      <header className="hand-head">
        {decision ? (
          <Question encounter={encounter} decision={decision} />
        ) : (
          <Waiting decisions={encounter.due} />
        )}
        <Decisions />
        <Possibilities />
      </header>
      {decision && <Due encounter={encounter} decision={decision} />}
      {!decision && encounter.phase === 'COMBAT' && <Meanwhile encounter={encounter} />}
      {encounter.phase === 'SETUP' && <SetUp isEmpty={encounter.combatants.length === 0} />}
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

/** What is asked of whom, and what stands beside it. */
function Question({ encounter, decision }: DueProps) {
  const { refused } = useAdvice(encounter, decision);
  const decider = combatantOf(encounter, decision.combatantId);
  const subject = subjectOf(encounter, decision);
  return (
    <>
      <h3 className="decision">
        {decider?.name ?? 'The GM'}{' '}
        <span className="muted">
          {questionOf(decision)}
          {subject && `: ${subject}`}
        </span>
      </h3>
      {decider && <Budget of={decider.budget} />}
      <span className="space" />
      {decision.refusals.length > 0 && <Unavailable refusals={decision.refusals} />}
      {decision.required && decider && <AdviceSwitch refused={refused} />}
    </>
  );
}

/** What may be done, and what is picked of it. */
function Due({ encounter, decision }: DueProps) {
  const { draft, option, hand, fold } = usePlay();
  const shown = cardsOf({ hand, fold }).flatMap((card) =>
    card.kind === 'OPTION' ? [card.option] : [],
  );
  const defenses = useDefenses(encounter, decision.options);
  const targets = useAllTargets(encounter, shown);
  const advice = useAdvice(encounter, decision);
  return (
    <>
      {option && draft && option.choices.length > 0 && <DraftForm option={option} draft={draft} />}
      <div className="hand">
        <CardsRow encounter={encounter} advice={advice} defenses={defenses} targets={targets} />
        <ActBar encounter={encounter} decision={decision} advice={advice} />
      </div>
    </>
  );
}

/** What might be expected here and cannot be done, each with its reason. */
const Unavailable = ({ refusals }: Pick<Decision, 'refusals'>) => (
  <details className="not-now">
    <summary>{refusals.length} unavailable</summary>
    <ul className="panel">
      {refusals.map(({ label, message, rule }, i) => (
        <li key={i}>
          <s>{label}</s> {rule && <RuleTag id={rule.id} />} {message}
        </li>
      ))}
    </ul>
  </details>
);

function Waiting({ decisions }: { readonly decisions: readonly Decision[] }) {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  if (!encounter) return null;
  if (encounter.phase === 'ENDED') return null;
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
