import type { Encounter } from '../../state/seen.ts';
import { LabelBrush } from './label-brush.tsx';
import { MapFiles } from './map-files.tsx';
import { Palette } from './palette.tsx';
import { Picture } from './picture.tsx';
import './terrain.css';

/** The ground: what is painted and built there, the picture under it, and maps from files. */
export default function Terrain({ encounter }: { readonly encounter: Encounter }) {
  return (
    <>
      <Palette />
      <LabelBrush />
      <Picture encounter={encounter} />
      <MapFiles encounter={encounter} />
    </>
  );
}
