/** What an option is there for: enough for a frontend to sort buttons, and to pick icons. */
export const intents = {
  ATTACK: 'To attack a combatant.',
  DEFEND: 'To meet an attack.',
  MOVE: 'To go somewhere.',
  ACT: 'To do something else.',
  READY: 'To wait for something with an action, or to use it then.',
  WAIT: 'To let others go first.',
  PASS: 'To do nothing for now.',
  END: 'To end a turn.',
  ADVANCE: 'To begin the fight, or let it go on.',
  CHECK: 'To roll a check, or for who comes first.',
  ORDER: 'To say beforehand what is to be done without asking.',
  YIELD: 'To stop fighting, or fight on.',
  MANAGE: 'What the GM changes or rules.',
};

export type Intent = keyof typeof intents;
