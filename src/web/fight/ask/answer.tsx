import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSelection } from '../attention/selection.ts';
import { useAllTargets, useDefenses } from '../due-now/outlook.ts';
import { usePlay } from '../play/play-context.ts';
import { useFight } from '../state/fight-context.ts';
import { combatantOf } from '../state/names.ts';
import type { Combatant, Followed, Option } from '../state/seen.ts';
import { actorNow, type Answer, odds, whatComes, whatIsInReach, whoIsNear } from './answers.ts';
import { type Question, useAsking } from './questions.ts';

interface Props {
  readonly question: Question;
}

/** The answer as it is now; it is read aloud as it was when it was asked for. */
export default function AnswerPanel({ question }: Props) {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  return encounter && <Answered encounter={encounter} question={question} />;
}

function Answered({ encounter, question }: Props & { readonly encounter: Followed }) {
  const { count, spoken, speak } = useAsking();
  const answer = useAnswer(encounter, question.id);
  const text = answer?.join(' ') ?? '';
  useEffect(() => {
    if (spoken === '' && text !== '') speak(text);
  }, [count, spoken, text, speak]);
  if (!answer) return <p className="muted">…</p>;
  return (
    <ul>
      {answer.map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  );
}

const none: readonly Option[] = [];

function useAnswer(encounter: Followed, id: Question['id']): Answer | null {
  const { decision } = usePlay();
  const me = useMe(encounter);
  const options = id === 'ODDS' && decision ? decision.options : none;
  const targets = useAllTargets(encounter, options);
  const defenses = useDefenses(encounter, options);
  switch (id) {
    case 'ACTOR':
      return actorNow(encounter);
    case 'NEAR':
      return whoIsNear(encounter, me);
    case 'COMING':
      return whatComes(encounter);
    case 'REACH':
      return whatIsInReach(encounter, decision);
    case 'ODDS':
      return odds(encounter, decision, { defenses, targets });
  }
}

/** From where distances are told: who decides, or else the viewer's own, who is selected, whose turn it is. */
function useMe(encounter: Followed): Combatant | null {
  const { decision, isGm, isMine } = usePlay();
  const { selectedId } = useSelection();
  const own = isGm ? undefined : encounter.combatants.find(({ id }) => isMine(id));
  const id = decision?.combatantId ?? own?.id ?? selectedId ?? encounter.clock?.turnOfId ?? null;
  return combatantOf(encounter, id);
}
