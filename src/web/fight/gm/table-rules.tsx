import { SidePlayer } from '../computer/side-player.tsx';
import { RuleTag } from '../rule-tag.tsx';
import type { Encounter } from '../state/seen.ts';
import { TurnClockSwitch } from '../top-bar/turn-clock.tsx';
import { PaceForm } from './pace-form.tsx';
import { isChangeable, SettingForm } from './setting-form.tsx';
import { StandingOrders } from './standing-orders.tsx';
import { useRunning } from './use-running.ts';

/** How the table plays: what goes on by itself, what is answered unasked, and how the rules are read. */
export function TableRules({ encounter }: { readonly encounter: Encounter }) {
  const running = useRunning();
  if (!running) return null;
  return (
    <>
      <PaceForm running={running} />
      <StandingOrders encounter={encounter} />
      <SidePlayer encounter={encounter} />
      <SettingForm running={running} name="advice" />
      <SettingForm running={running} name="handDice" />
      <section>
        <h3>Turn clock</h3>
        <TurnClockSwitch />
      </section>
      <section>
        <h3>Rulings</h3>
        <p className="muted">They were chosen when the fight was opened, and stay.</p>
        <ul className="lines">
          {running.settings
            .filter((one) => !isChangeable(one))
            .map(({ value: chosen, ruling: { id, question, rule, readings } }) => (
              <li key={id}>
                {question} {rule !== null && <RuleTag id={rule.id} />}
                <br />
                {/* What is read in one way only is no setting: nothing was chosen. */}
                <b>{(readings.find(({ value }) => value === chosen) ?? readings[0])?.meaning}</b>
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}
