import { Suspense, use } from 'react';
import { connection, isHere } from '../api/connection.ts';

/** Who would invite others learns what a link can do, where the fight is in this browser alone. */
export const HereNote = () =>
  isHere() && (
    <p className="muted">
      This fight is in this browser alone: a link opens it here, in another tab, and nowhere else.
      To play with others, export it under Game master, and import it on a server.
    </p>
  );

/** On the first page: where fights are kept that no server has. */
export const KeptHere = () =>
  isHere() && (
    <p className="muted">
      Your fights are kept in this browser and sent nowhere.
      <Suspense>
        <MayBeDeleted />
      </Suspense>
    </p>
  );

const MayBeDeleted = () =>
  use(connection().mayBeDeleted ?? never) &&
  ' It may delete them when space runs short: export those that you want to keep.';

const never = Promise.resolve(false);
