import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const actions = [
  ...chapter('Turn and action economy', [
    core('SEG-20', 'Kinds of action')`
      A Full action takes most of the round's focus: one segment to initiate, with effects that may come
      in later segments. A Standard takes one segment, a Move one segment to initiate, a Swift one
      segment; a Free action ranks below Swift.`,
    core('SEG-21', 'Actions in a round')`
      Each round you may spend one Full, or a Standard and a Move, or two Moves; and at most two
      Swifts besides. You need not spend them all, but a Full excludes both Standard and Move.`,
    core('SEG-22', 'One initiation per segment')`
      You may initiate one action in a segment, so at most three in a round: for example a Standard, a
      Move and a Swift.`,
    core('SEG-23', 'Swift as a modifier')`
      A Swift spent to modify another action takes no segment of its own and is not the segment's one
      initiation. It still counts toward the two Swifts of the round.`,
    core('SEG-24', 'Five-foot step')`
      A Swift may be used as a five-foot step, which moves you one hex.`,
    core('SEG-25', 'Free actions')`
      Free actions are not limited by the round. Reaction is one of them: you may use it once against
      each incoming attack.`,
    core('SEG-26', 'Full action over segments')`
      Initiating a Full action takes one segment; the talent says what follows, such as a second attack
      in another segment. It may start in any segment and carry over into the next round. It is charged to
      the round in which it began: there only Swift and Free actions fit beside it, later whatever that
      round holds.`,
  ]),

  ...chapter('Ready, unused, reduction, brace', [
    core('SEG-27', 'Ready an action')`
      On your turn you may wait for a condition, keeping your rank. You act as it occurs: on the first hex
      within reach of a way; as another sets off. A readied defense meets an attack on you at once.
      Waiting is not an initiation, acting is, with one per segment. What has not happened by the end of
      the round is lost.`,
    core('SEG-28', 'Rising in rank')`
      With a Standard left at the end of your turn you may spend it to rise one rank; with an unused
      Full, or an unused Standard and Move, two. The new rank holds from the start of the next segment.`,
    core('SEG-29', 'First in the next round')`
      Or spend a Standard at the end of your turn to be at the top of the order in segment 1 of the next
      round only; then you return to your normal rank. Several who do so keep their normal order among
      themselves, above everyone else.`,
    core('SEG-30', 'Action reduction')`
      Some talents and upgrades lower the action needed, by one level each: Full to Standard, to Move, to
      Swift, to Free, and no lower. A reduced action is paid for, and limits what else fits, as the
      kind it has become; what it does, its cooldown included, stays that of the use.`,
    core('SEG-31', 'Brace')`
      A Standard action: you have advantage on every ability check for the rest of the round. It does not
      help attack rolls, defense rolls or skill checks.`,
  ]),
];
