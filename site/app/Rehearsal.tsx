import {
  Activity,
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** From the third time on, drawing a page again is no faster. */
const enough = 2;

const rehearsed = new WeakSet<ComponentType>();
let draw: (page: ComponentType) => void = () => undefined;

/** Has a page that the visitor is about to open drawn once where nobody sees it; harmless when repeated. */
export function rehearsePage(page: ComponentType): void {
  if (rehearsed.has(page)) return;
  rehearsed.add(page);
  draw(page);
}

/**
 * Where pages are rehearsed, outside the document: code that runs for the first time takes twice the time of the second.
 * What is hidden has no effects, so the page reads no field, keeps nothing, counts nothing and says nothing.
 */
export function Rehearsal() {
  const [page, setPage] = useState<ComponentType>();
  useEffect(() => {
    draw = (next) => startTransition(() => setPage(() => next));
  }, []);
  const leave = useCallback(() => setPage(undefined), []);
  return page && <Stage page={page} onDrawn={leave} />;
}

interface StageProps {
  readonly page: ComponentType;
  readonly onDrawn: () => void;
}

/** Only ever drawn in a browser, since no page is rehearsed before. */
function Stage({ page: Page, onDrawn }: StageProps) {
  const [place] = useState(() => document.createElement('div'));
  const [times, setTimes] = useState(1);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (times < enough) startTransition(() => setTimes(times + 1));
      else onDrawn();
    });
    observer.observe(place, { childList: true });
    return () => observer.disconnect();
  }, [place, times, onDrawn]);
  return createPortal(
    <Unnoticed>
      <Activity key={times} mode="hidden">
        <Page />
      </Activity>
    </Unnoticed>,
    place,
  );
}

/** A page that fails here fails again when it is opened, and says so there. */
class Unnoticed extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return !this.state.failed && this.props.children;
  }
}
