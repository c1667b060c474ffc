import { canNotify, useAlerts } from '../attention/alerts.ts';

/** Whether a turn is heard, and told while another tab is looked at. */
export function AlertSwitches() {
  const { sounds, notifies, isBlocked, setSounds, setNotifies } = useAlerts();
  return (
    <section>
      <h3>When it is your turn</h3>
      <label className="row alert-switch">
        <input
          type="checkbox"
          checked={sounds}
          onChange={({ target }) => {
            setSounds(target.checked);
          }}
        />
        <span>Play sounds, also for hits</span>
      </label>
      {canNotify && (
        <label className="row alert-switch">
          <input
            type="checkbox"
            checked={notifies}
            onChange={({ target }) => {
              void setNotifies(target.checked);
            }}
          />
          <span>Notify me while I look at something else</span>
        </label>
      )}
      {isBlocked && (
        <p className="refusal" role="alert">
          Your browser shows no notifications of this page. Allow them in its settings.
        </p>
      )}
    </section>
  );
}
