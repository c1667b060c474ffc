import { phaseGuards } from '../../../core/table/guards.ts';

export const { refuseEnded, refuseOutOfFight } = phaseGuards({ ended: 'SEC-07', begins: 'SEC-02' });
