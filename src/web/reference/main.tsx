import { createRoot } from 'react-dom/client';
import '../style/tokens.css';
import '../style/base.css';
import './reference.css';
import printed from '../../../schema/schema.graphql?raw';
import { Reference } from './reference.tsx';
import { schemaFrom } from './schema.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(<Reference schema={schemaFrom(printed)} />);
