/** Webhooks of a server: it delivers what it writes, and what other servers on its database have left. */
import { Deliveries, type DeliveriesOptions } from '../app/webhooks/deliveries.ts';
import type { Ports } from '../app/ports.ts';
import { type Sender, senderOf } from '../webhooks/sender.ts';
import { StartupError } from './startup-error.ts';

export interface ServedWebhooks {
  readonly port: NonNullable<Ports['webhooks']>;
  /** Encounters that wait for a delivery. */
  readonly pending: () => number;
  /** Settles once what is being delivered is noted: the rest is for the next server. */
  readonly stop: () => Promise<void>;
}

/**
 * @param networks SIXBEAT_WEBHOOK_NETWORKS
 * @throws StartupError when that makes no sense
 */
export function startWebhooks(
  networks: string | undefined,
  ports: Omit<DeliveriesOptions, 'send' | 'onError'>,
): ServedWebhooks {
  const { refuse, send } = senderIn(networks);
  const deliveries = new Deliveries({ ...ports, send, onError: report });
  deliveries.start();
  return {
    port: {
      refuse,
      onEvents: (encounterId) => {
        deliveries.notice(encounterId);
      },
    },
    pending: () => deliveries.pending,
    stop: () => deliveries.stop(),
  };
}

function senderIn(networks = ''): Sender {
  try {
    return senderOf({ networks });
  } catch (error) {
    throw new StartupError(
      `SIXBEAT_WEBHOOK_NETWORKS must be addresses and networks such as 10.0.0.0/8, with commas between: ${(error as Error).message}`,
    );
  }
}

const report = (error: unknown): void => {
  console.error('Webhooks could not be delivered:', error);
};
