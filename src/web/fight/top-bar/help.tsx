import { Modal } from '../../kit/modal.tsx';
import { ASK_KEYS, KEYS, useHelp } from '../play/keys.ts';
import { MAP_KEYS } from '../map/map-keys.ts';
import { AlertSwitches } from './alert-switches.tsx';
import { LEGEND } from './legend.ts';
import './help.css';

/** What every mark means, what every key does, and what is heard. */
export function Help() {
  const { isOpen, open } = useHelp();
  return (
    <>
      <button
        type="button"
        aria-label="Help"
        aria-keyshortcuts="?"
        title="Help (?)"
        onClick={() => {
          open(true);
        }}
      >
        ?
      </button>
      <Modal
        title="Help"
        open={isOpen}
        onClose={() => {
          open(false);
        }}
      >
        <p>
          Pick an option, then a target or a hex: on the map or in the list. Drag a token to move.
          Point at anything to see what it would come to.
        </p>
        <AlertSwitches />
        <Keys title="Marks" keys={LEGEND} />
        <Keys title="Keys" keys={KEYS} />
        <Keys title="Ask" keys={ASK_KEYS} />
        <Keys title="On the map" keys={MAP_KEYS} />
      </Modal>
    </>
  );
}

interface Props {
  readonly title: string;
  readonly keys: readonly { readonly shown: string; readonly does: string }[];
}

function Keys({ title, keys }: Props) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="keys">
        {keys.map(({ shown, does }) => (
          <div key={shown}>
            <dt>{shown}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
