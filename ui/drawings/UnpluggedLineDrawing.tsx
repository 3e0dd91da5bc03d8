import CordPlug from '#ui/drawings/CordPlug.svg?drawing';
import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A plug that hasn't reached its socket. */
export function UnpluggedLineDrawing(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 520 300" {...drawing}>
      <path fill="var(--sea-tint)" d="m412 44 74-14q12-2 12 10v214q0 12-12 10l-74-14q-10-2-10-12V56q0-10 10-12z" />
      <path fill="var(--ink)" d="m428 112 44-6v88l-44-6z" />
      <path stroke="var(--sun)" d="m436 124 26-3m-26 15 26-2m-26 14 26-1m-26 13h26m-26 12 26 1" />
      <path d="m350 84 14-16m-4 34 18-8m-20 94 18 8m-30 8 14 16" />
      <CordPlug x={16} y={62} width={320} height={190} />
    </Drawing>
  );
}
