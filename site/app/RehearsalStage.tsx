import { Activity, Component, type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** A third time gained nothing more. */
const timesDrawn = 2;

interface RehearsalStageProps {
  readonly page: ComponentType;
  readonly onDrawn: (page: ComponentType) => void;
}

/**
 * Draws a page outside the document. What is hidden has no effects, so the page reads no field, keeps nothing, counts
 * nothing and says nothing. Only ever used in a browser.
 */
export function RehearsalStage({ page: Page, onDrawn }: RehearsalStageProps) {
  const [place] = useState(() => document.createElement('div'));
  const [times, setTimes] = useState(1);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (times < timesDrawn) startTransition(() => setTimes(times + 1));
      else onDrawn(Page);
    });
    observer.observe(place, { childList: true });
    return () => observer.disconnect();
  }, [Page, place, times, onDrawn]);
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
