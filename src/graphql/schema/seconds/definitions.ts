import { formatFormula, type SecondsAction as Action } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { ActionInterface, ConditionInterface, type Definition } from '../catalogue/definition.ts';

type Effect = Action['effect'];
type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

const Melee = builder.objectRef<EffectOf<'MELEE'>>('MeleeWeapon').implement({
  description: 'A melee weapon.',
  fields: (t) => ({
    reach: t.exposeInt('reach', { description: 'Hexes (SEC-47): 0 close, 1 standard, 2 long.' }),
    damage: t.string({
      description: 'Its damage, without the bonus of the sheet.',
      resolve: ({ damage }) => formatFormula(damage),
    }),
    natural: t.exposeBoolean('natural', {
      description: 'Whether it belongs to the body, so that it is never drawn or dropped.',
    }),
  }),
});

const Ranged = builder.objectRef<EffectOf<'RANGED'>>('RangedWeapon').implement({
  description: 'A ranged weapon.',
  fields: (t) => ({
    increment: t.exposeInt('increment', { description: 'Metres without a penalty (SEC-48).' }),
    damage: t.string({
      description: 'Its damage, without the bonus of the sheet.',
      resolve: ({ damage }) => formatFormula(damage),
    }),
    capacity: t.exposeInt('capacity', {
      description: 'Shots between two reloads (SEC-50); 0 needs none.',
    }),
    scale: t.exposeInt('scale', { description: 'Larger ones reload longer.' }),
  }),
});

const Spell = builder.objectRef<EffectOf<'SPELL'>>('Spell').implement({
  description: 'A spell.',
  fields: (t) => ({
    range: t.exposeInt('range', { description: 'Metres.' }),
    radius: t.exposeInt('radius', {
      nullable: true,
      description: 'Metres around the place where it happens; null for a single target.',
    }),
    damage: t.string({
      nullable: true,
      description: 'Its damage; null for none.',
      resolve: ({ damage }) => (damage ? formatFormula(damage) : null),
    }),
    knocksProne: t.exposeBoolean('knocksProne', {
      description: 'Whether it throws people down.',
    }),
  }),
});

const OtherEffect = builder.objectRef<Effect>('Deed').implement({
  description: 'Something that is no attack: moving, aiming, drawing, talking and the like.',
  fields: (t) => ({
    does: t.string({
      description: 'What: MOVE, RUN, POSTURE, AIM, COMBO, HANDLE, RELOAD, ACTIVITY and so on.',
      resolve: ({ type }) => type,
    }),
  }),
});

const SecondsEffect = builder.unionType('SecondsEffect', {
  description: 'What an action of the ruleset SECONDS does.',
  types: [Melee, Ranged, Spell, OtherEffect],
  resolveType: ({ type }) => {
    if (type === 'MELEE') return Melee;
    if (type === 'RANGED') return Ranged;
    return type === 'SPELL' ? Spell : OtherEffect;
  },
});

builder.objectRef<Action & Definition>('SecondsAction').implement({
  description: 'An action of the ruleset SECONDS.',
  interfaces: [ActionInterface],
  fields: (t) => ({
    seconds: t.exposeInt('seconds', { description: 'How long it takes, as a rule (SEC-09).' }),
    delay: t.exposeInt('delay', {
      description: "Seconds of its user's turns until its effect (SEC-17).",
    }),
    effect: t.field({
      type: SecondsEffect,
      description: 'What it does.',
      resolve: ({ effect }) => effect,
    }),
  }),
});

builder.objectRef<Definition>('SecondsCondition').implement({
  description: 'A condition of the ruleset SECONDS.',
  interfaces: [ConditionInterface],
});
