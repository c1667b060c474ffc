export { changeCombat, changeCombatant, changeEveryone } from '../../../core/table/patch.ts';
