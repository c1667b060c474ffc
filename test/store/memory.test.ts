import { memoryStore } from '../../src/store/memory.ts';
import { storeContract } from './contract.ts';

const store = memoryStore();
storeContract('memory', () => store);
