import { Tabs } from '@base-ui/react/tabs';
import { Suspense } from 'react';
import { Drawer } from '../../kit/drawer.tsx';
import { GM_ROOMS, type GmRoom, useDrawer } from '../attention/drawer.ts';
import { useMapTool } from '../attention/map-tool.ts';
import type { Encounter } from '../state/seen.ts';
import { Add } from './add/add.tsx';
import { Dice } from './dice.tsx';
import { Fate } from './fate.tsx';
import { Seats } from './seats/seats.tsx';
import { TableRules } from './table-rules.tsx';
import { lazyPart } from '../../kit/load-part.ts';
import './gm-drawer.css';

const Setup = lazyPart(() => import('./setup/setup.tsx'));
const Forecast = lazyPart(() => import('./forecast/forecast.tsx'));
const Terrain = lazyPart(() => import('./terrain/terrain.tsx'));

interface Props {
  readonly encounter: Encounter;
  readonly room: GmRoom;
}

const rooms: Readonly<Record<GmRoom, React.ComponentType<{ readonly encounter: Encounter }>>> = {
  Setup,
  Add,
  Terrain,
  Forecast,
  Seats,
  Table: TableRules,
  Dice,
  Fight: Fate,
};

/** What a game master does besides playing. */
export default function GmDrawer({ encounter, room }: Props) {
  const { openGm, close } = useDrawer();
  const { take } = useMapTool();
  const open = GM_ROOMS.filter((one) => one !== 'Setup' || encounter.phase === 'SETUP');
  return (
    <Drawer title="Game master" onClose={close}>
      <Tabs.Root
        value={open.includes(room) ? room : 'Add'}
        onValueChange={(next: GmRoom) => {
          take(null);
          openGm(next);
        }}
      >
        <Tabs.List className="tabs">
          {open.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {one}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {open.map((one) => {
          const Room = rooms[one];
          return (
            <Tabs.Panel key={one} value={one} className="room">
              <Suspense fallback={null}>
                <Room encounter={encounter} />
              </Suspense>
            </Tabs.Panel>
          );
        })}
      </Tabs.Root>
    </Drawer>
  );
}
