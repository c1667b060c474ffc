import { useState } from 'react';
import { messageOf } from '../../api/command.ts';
import { pictureFrom } from '../../kit/picture-file.ts';
import { useFight } from './fight-context.ts';

/** Letters that the service takes of a name. */
const MAX_NAME = 80;

/** A picture that the service keeps now. */
export interface Kept {
  readonly hash: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Sends pictures to the service, and says why one was not taken. */
export function usePicture() {
  const { store } = useFight();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (file: Blob, name: string): Promise<Kept | null> => {
    setProblem(null);
    setSending(true);
    try {
      const read = await pictureFrom(file);
      if (!read.ok) {
        setProblem(read.problem);
        return null;
      }
      const { bytes, width, height } = read.picture;
      const hash = await store.keepPicture(bytes, name.length > MAX_NAME ? '' : name);
      return { hash, width, height };
    } catch (error) {
      setProblem(messageOf(error));
      return null;
    } finally {
      setSending(false);
    }
  };
  return { send, problem, isSending };
}
