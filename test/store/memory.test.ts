import { memoryStore } from '../../src/store/memory.ts';
import { storeContract } from '../kit/store/contract.ts';

const store = memoryStore();
storeContract('memory', () => store);
