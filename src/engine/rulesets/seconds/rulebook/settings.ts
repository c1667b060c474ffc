import { type SettingsOf, settingsSchemaOf } from '../../../core/rulebook/ruling.ts';
import { rulings } from './rulings.ts';

/** The table's reading of every ruling; fixed at creation. */
export type Settings = SettingsOf<(typeof rulings)[number]>;

/** What is left out is as decided. */
export const settingsSchema = settingsSchemaOf(rulings);
