import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import Revenue from '#ui/drawings/resellers/Revenue.svg?drawing';

const months = 'JFMAMJJASOND';
/** The middle of each letter. */
const places = Array.from(months, (_, index) => 24 + index * 46).join(' ');

/** The revenue of clients, with the initial of each month below. */
export function RevenueLines(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 640 300" {...drawing}>
      <Revenue />
      <text x={places} y="290" fontSize="23" textAnchor="middle">
        {months}
      </text>
    </Drawing>
  );
}
