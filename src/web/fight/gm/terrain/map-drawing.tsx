import { type ReactNode, type Ref, useEffect, useMemo, useState } from 'react';
import type { UvttMap } from '../../../../client/uvtt.ts';
import { type Box, boxAround, WIDTH } from '../../../../scene/geometry.ts';
import { wallsOf } from '../../../../scene/walls.ts';
import { Walls } from '../../map/ground.tsx';
import { fileOf } from './map-file.ts';

interface Props {
  readonly map: UvttMap;
  readonly isWithPicture: boolean;
  readonly label: string;
  readonly ref: Ref<SVGSVGElement>;
  /** What is drawn over it. */
  readonly children: ReactNode;
}

/** A map that was read, as it will be here. */
export function MapDrawing({ map, isWithPicture, label, ref, children }: Props) {
  const { picture } = map;
  const address = usePictureAddress(map);
  const walls = useMemo(() => wallsOf(map.walls), [map.walls]);
  const box = useMapBox(map);
  return (
    <svg
      ref={ref}
      className="map-preview swatch ground"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      <rect className="soil" {...box} />
      {picture && address !== null && isWithPicture && (
        <image
          href={address}
          x={picture.corner.x * WIDTH}
          y={picture.corner.y * WIDTH}
          width={picture.width * WIDTH}
        />
      )}
      <rect {...box} fill="url(#lattice)" />
      <Walls walls={walls} />
      {children}
    </svg>
  );
}

/** All walls of the file, and the picture: a wall that is corrected moves nothing. */
export function useMapBox({ picture, walls }: UvttMap): Box {
  const [first] = useState(walls);
  return useMemo(() => {
    if (!picture)
      return boxAround(
        first.map(({ hex }) => hex),
        1.5,
      );
    const { corner, width, height } = picture;
    return {
      x: corner.x * WIDTH,
      y: corner.y * WIDTH,
      width: width * WIDTH,
      height: height * WIDTH,
    };
  }, [picture, first]);
}

/** Of the picture in the file, as long as it is shown. */
function usePictureAddress({ picture }: UvttMap): string | null {
  const base64 = picture?.base64;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(fileOf(picture));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
    };
    // Another scale has the same picture.
  }, [base64]);
  return address;
}
