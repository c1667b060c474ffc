// First, so that what a place says of itself comes after what is common to all.
import '../style/styles.ts';
import './embed.css';
import { draw } from '../kit/draw.tsx';
import { embed } from '../kit/embedded.ts';
import { Embedded } from './embedded.tsx';
import { meetHost } from './host.ts';
import { useGiven } from './given.ts';

/** Draws what the page around this one asks for. */
export function showEmbedded(): void {
  embed();
  meetHost((shown, host) => {
    const { theme, view } = shown;
    Object.assign(document.documentElement.dataset, { theme, view });
    useGiven.setState({ shown, host });
  });
  draw('This fight', <Embedded />);
}
