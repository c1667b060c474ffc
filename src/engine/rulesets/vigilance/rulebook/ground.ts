import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const ground = [
  ...chapter('Ground rules', [
    core('VIG-01', 'Which text counts')`
      Where texts of the game differ, the combat rules as first published come first and their older
      rule pages second; later editions lend sample content only.`,
    core('VIG-02', 'Round down')`
      A fraction that makes no sense is rounded down.`,
    core('VIG-03', 'Specific beats general')`
      A specific rule beats a general one. When one rule asks for a thing and another forbids it, the
      thing does not happen.`,
    core('VIG-04', 'Scale')`
      A round is about six seconds, ten rounds are a minute. One field is normally one metre.`,
    core('VIG-05', 'Allies')`
      An ally is anyone that you count as friendly, yourself included. The target of an effect that is
      meant for allies only may refuse it.`,
    core('VIG-06', "The GM's call")`
      What no rule covers is for the GM to decide; each such question is a named setting with a
      default, or a command of the GM's.`,
  ]),

  ...chapter('Dice and checks', [
    core('VIG-07', 'Exploding dice')`
      Checks roll d6. Each that shows 6 explodes: one more d6 is rolled and added, and may explode in
      its turn, without limit. Dice that are subtracted never explode.`,
    core('VIG-08', 'Percent chance')`
      Two d10 are read as 1 to 100. The chance is met when the roll is equal to the percentage or below.`,
    core('VIG-09', 'Ability checks')`
      A check is 2d6 plus the modifier of the ability, and gives one total.`,
    core('VIG-10', 'Ability modifiers')`
      Each ability has a modifier, a whole number, which is what a sheet gives. It also feeds movement,
      vigor, focus and the limits of damage and stress.`,
    core('VIG-11', 'Groups of abilities')`
      Social: charm, deception, intimidation. Physical: athletics, craft, dexterity, stealth, toughness.
      Mental: awareness, intuition, reasoning, willpower. Combat: assault, defend, shooting.`,
    core('VIG-12', 'Advantage and disadvantage dice')`
      Advantage and disadvantage come in dice and cancel die for die. Surplus advantage dice are rolled
      and added, surplus disadvantage dice are rolled and subtracted. No total falls below 0.`,
    core('VIG-13', 'Amplifying')`
      Just before a check is rolled, up to 10 points may be paid for +1 each: vigor for physical and
      combat abilities except shooting, focus for mental abilities and shooting. Social checks take
      neither.`,
    core('VIG-14', 'Fixed numbers of creatures')`
      Players roll, creatures do not: a creature attacks and is attacked with fixed difficulties. Two
      characters both roll, and each total is the difficulty of the other; two creatures compare their
      numbers.`,
  ]),

  ...chapter('Vigor, focus, damage, stress', [
    core('VIG-15', 'Maximum vigor')`
      3 plus the modifiers of athletics, dexterity and toughness.`,
    core('VIG-16', 'Maximum focus')`
      3 plus the modifiers of awareness, reasoning and willpower.`,
    core('VIG-17', 'Pools come back by rest')`
      Neither pool goes above its maximum. Both come back by resting, so that nothing returns during a
      fight unless an effect says so.`,
    core('VIG-18', 'Paying from an empty pool')`
      What the vigor left does not cover of a cost is paid as damage, and what the focus left does not
      cover as stress. So an empty pool never forbids an action.`,
    core('VIG-19', 'Damage and stress')`
      Both count up from 0. The limit of damage is 40 plus the modifier of toughness, the limit of
      stress 40 plus that of willpower; talents may raise them.`,
    core('VIG-20', 'Injured')`
      With damage of half the limit (rounded down) or more: movement is halved, and physical and mental
      checks have 1d6 disadvantage. A passive defense is such a check, an active one is not.`,
    core('VIG-21', 'Stressed')`
      With stress of half the limit (rounded down) or more: social and combat checks have 1d6
      disadvantage.`,
    core('VIG-22', 'Dying')`
      Damage stops at its limit: unconscious, dying, one trauma gained. Any later damage kills, and so
      does not being stabilized within a few minutes. Who is stabilized heals 1 and wakes after a long
      rest.`,
    core('VIG-23', 'Panicking')`
      Stress at its limit: every possible action must be used to get away; with no way out one cowers
      and performs no action. Afterwards one trauma is gained and 10 stress are healed. A side in panic
      has lost once none of it can get further away. Once no two hostile sides fight or flee, and no
      pending action could change that, the GM is asked whether the fight ends.`,
    core('VIG-24', 'Movement halved more than once')`
      If several effects would halve movement, it becomes 1 field instead.`,
    core('VIG-25', 'Creatures pay nothing')`
      A creature's fixed numbers include its vigor and focus: it has no pools and pays no such costs.`,
  ]),
];
