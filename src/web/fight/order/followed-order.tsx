import { useFollowers } from '../state/use-followers.ts';
import { Order } from './order.tsx';

/** The order of a fight that goes on, with those marked whose players are there. */
export function FollowedOrder() {
  const followers = useFollowers();
  return <Order followed={new Set(followers.flatMap(({ combatantIds }) => combatantIds))} />;
}
