/** A word for every mark of the map and the order. */
interface Mark {
  readonly shown: string;
  readonly does: string;
}

export const LEGEND: readonly Mark[] = [
  { shown: 'Golden, dashed ring', does: 'Decides now' },
  { shown: 'Shape and outer ring', does: 'The side: one color and shape each' },
  { shown: 'Green to red ring', does: 'What is left of the health' },
  { shown: 'Small dots on the ring', does: 'Conditions, one dot each' },
  { shown: 'Dashed card, pale token', does: 'Hidden: players do not see it' },
  { shown: 'Gray token', does: 'Down, or out of the fight' },
  { shown: 'Dotted line, 1·3', does: 'On its way: hits in round 1, beat 3' },
  { shown: 'Bright hexes', does: 'Can be picked' },
  { shown: '83 % on a token', does: 'Your chance to hit it' },
  { shown: '≈ 83 %', does: 'About that: you do not see all figures' },
  { shown: 'Struck-out budget', does: 'Spent in this round' },
  { shown: 'Rock, cloud, dark', does: 'Obstacle, smoke, darkness' },
];
