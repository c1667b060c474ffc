/** In which order and under which headings people look for the fields of a sheet; a field of none comes last. */
import type { Groups } from '../kit/form/offers.ts';

const groups: Readonly<Record<string, Groups>> = {
  SegmentsSheetInput: {
    Body: ['hitPoints', 'speed', 'swimSpeed', 'freeArms'],
    Fighting: ['attackBonus', 'defenseBonus', 'abilities'],
    'What it knows': ['talents'],
  },
  VigilanceSheetInput: {
    'Who it is': ['nature', 'vigilance'],
    'What it knows': ['learnt'],
    'What it carries': ['items'],
    'How it stands': ['stress', 'damage', 'conditions'],
  },
  SecondsSheetInput: {
    Body: ['toughness', 'wounds', 'endurance', 'dexterity', 'speed', 'scale', 'reflex'],
    Fighting: ['damageBonus', 'initiativeBonus', 'weaponSkill', 'rangedSkill', 'shieldUse'],
    'What it carries': ['mobilityPenalty', 'weapons', 'objects'],
    'Practice in fights': ['dodges', 'parries', 'blocks', 'runs', 'extraAttacks'],
    'Techniques and combos': ['comboRating', 'techniques', 'combos'],
    'Magic and medicine': ['medicine', 'magic', 'spells', 'components'],
  },
};

export const groupsOf = (type: string): Groups => groups[type] ?? {};
