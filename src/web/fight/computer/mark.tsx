import { type ComputerPlay, playInWords } from './player.ts';
import './computer.css';

/** Marks whom the computer plays; nothing where a person does, or where this seat may not know. */
export function ComputerMark({ play }: { readonly play: ComputerPlay | null }) {
  return (
    play && (
      <small className="computer-mark" title={`The computer plays it: ${playInWords(play)}`}>
        computer
      </small>
    )
  );
}
