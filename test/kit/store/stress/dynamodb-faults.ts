/** What goes wrong between a server and DynamoDB. */
import type { Fault, FaultyProxy } from '../faulty-proxy.ts';
import type { StoreFault } from './storm.ts';

/** By name: what the proxy does, and to which part of the calls. */
const NETWORK: Readonly<Record<string, readonly [Fault, number]>> = {
  delay: ['DELAYS', 0.5],
  'cut before': ['CUTS', 0.3],
  'cut after': ['CUTS_ANSWERS', 0.3],
  'answer lost': ['LOSES_ANSWERS', 0.2],
  double: ['DOUBLES', 1],
  throttle: ['THROTTLES', 0.7],
  outage: ['HANGS', 1],
};

export const networkFaults = (proxy: FaultyProxy): readonly StoreFault[] =>
  Object.entries(NETWORK).map(([name, [fault, share]]) => ({
    name,
    begin: () => {
      Object.assign(proxy, { fault, share });
      return Promise.resolve();
    },
    end: () => {
      proxy.fault = 'NONE';
      return Promise.resolve();
    },
  }));
