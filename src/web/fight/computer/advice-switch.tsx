import { RuleTag } from '../rule-tag.tsx';
import { type Advice, useAdviceWanted } from './advice.ts';

/** Whether this viewer wants advice, and why there is none. */
export function AdviceSwitch({ refused }: Pick<Advice, 'refused'>) {
  const { isWanted, want } = useAdviceWanted();
  return (
    <small className="muted">
      <label>
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => {
            want(target.checked);
          }}
        />{' '}
        Advice
      </label>
      {refused && (
        <span role="status">
          {' '}
          {refused.message} {refused.rule && <RuleTag id={refused.rule} />}
        </span>
      )}
    </small>
  );
}
