import { show } from './show.tsx';

show();
