/** Short sounds, made as they are played: no file is loaded. */

/** A tone: its pitch in hertz, when it begins, and how long it takes to fade, in seconds. */
interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
  readonly wave: OscillatorType;
}

const sounds = {
  /** It is your turn. */
  TURN: [
    { hertz: 587, at: 0, lasts: 0.25, wave: 'sine' },
    { hertz: 880, at: 0.14, lasts: 0.5, wave: 'sine' },
  ],
  HIT: [{ hertz: 150, at: 0, lasts: 0.16, wave: 'triangle' }],
  FALL: [
    { hertz: 180, at: 0, lasts: 0.3, wave: 'triangle' },
    { hertz: 90, at: 0.12, lasts: 0.5, wave: 'triangle' },
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type Sound = keyof typeof sounds;

/** Of all that may be heard at once. */
const LOUDNESS = 0.2;

let context: AudioContext | null = null;

/** Silent where the browser has not heard a press on this page yet. */
export function play(which: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  for (const tone of sounds[which]) begin(context, tone);
}

function begin(audio: AudioContext, { hertz, at, lasts, wave }: Tone): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, start);
  // It sinks like something that is struck.
  tone.frequency.exponentialRampToValueAtTime(hertz * 0.8, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}
