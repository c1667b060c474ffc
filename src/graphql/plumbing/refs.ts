/** Types that others speak of before they are complete. */
import type { CombatantView } from '@sixbeat/engine';
import type { Seat, Webhook } from '../../app/ports.ts';
import { builder } from './builder.ts';
import type { EncounterModel, PartyModel } from './model.ts';

/** A seat, and for a GM who lists all of them whether a subscription of it is open. */
export type SeatModel = Seat & { readonly following?: boolean | null };

export const EncounterType = builder.objectRef<EncounterModel>('Encounter');
export const CombatantType = builder.objectRef<CombatantView>('Combatant');
export const PartyType = builder.objectRef<PartyModel>('Party');
export const SeatType = builder.objectRef<SeatModel>('Seat');
export const WebhookType = builder.objectRef<Webhook>('Webhook');
