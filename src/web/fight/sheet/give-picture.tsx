import { UpdateCombatantDocument } from '../../api/generated/brief.ts';
import type { Look } from '../../../scene/looks.ts';
import { StoredPortrait } from '../order/stored-portrait.tsx';
import { Refused, useRun } from '../state/run.tsx';
import type { Combatant } from '../state/seen.ts';
import { usePicture } from '../state/use-picture.ts';
import './give-picture.css';

interface Props {
  readonly combatant: Combatant;
  readonly look: Look;
}

/** Its picture, which a click on it, or a file that is dropped on it, replaces. */
export function GivePicture({ combatant, look }: Props) {
  const { id: combatantId, name, side, picture } = combatant;
  const { run, sending, refusal } = useRun();
  const { send, problem, isSending } = usePicture();
  const give = async (file: File | undefined): Promise<void> => {
    const kept = file && (await send(file, file.name));
    if (kept) await run(UpdateCombatantDocument, { combatantId, picture: kept.hash });
  };
  return (
    <div className="give-picture">
      <label
        onDragOver={(event) => {
          event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          void give(event.dataTransfer.files[0]);
        }}
      >
        <input
          type="file"
          className="visually-hidden"
          accept="image/*"
          aria-label={`Picture of ${name}`}
          disabled={isSending}
          onChange={({ target }) => {
            void give(target.files?.[0]);
            target.value = '';
          }}
        />
        <StoredPortrait combatant={combatant} look={look} />
        <span className="who">
          <b className="clamped">{name}</b>
          <small className="muted">{side}</small>
        </span>
        <span className="hint" aria-hidden>
          {isSending ? 'Sending …' : picture === null ? 'Add a picture' : 'Change picture'}
        </span>
      </label>
      {picture !== null && (
        <button
          type="button"
          aria-label={`Remove the picture of ${name}`}
          disabled={sending}
          onClick={() => void run(UpdateCombatantDocument, { combatantId, picture: '' })}
        >
          ✕
        </button>
      )}
      {problem !== null && (
        <p className="refusal" role="alert">
          {problem}
        </p>
      )}
      <Refused refusal={refusal} />
    </div>
  );
}
