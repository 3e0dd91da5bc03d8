import { useNavigate } from 'react-router';
import { toHashPath } from './hash-path.ts';

/**
 * Goes to the previous page within the site, or to `fallback` (a real address) if there is none: the router numbers its
 * history entries, and the first one of a visit is number 0.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const position: unknown = history.state?.idx;
    if (typeof position === 'number' && position > 0) void navigate(-1);
    else void navigate(toHashPath(fallback), { replace: true });
  };
}
