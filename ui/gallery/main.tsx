/** The gallery of primitives, served by `npm run dev` at `/galerie/` and never published. Styles first: they order the layers. */
import '#ui/styles/styles.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
