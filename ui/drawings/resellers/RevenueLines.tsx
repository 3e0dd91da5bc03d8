import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import Revenue from '#ui/drawings/resellers/Revenue.svg?drawing';

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];

/**
 * Each client starts a line of revenue that continues month after month: by the end of the year the bundle is thick.
 */
export function RevenueLines(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 640 300" {...drawing}>
      <Revenue />
      <g fontSize="23" textAnchor="middle">
        {months.map((month, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months never move, and their initials repeat.
          <text key={index} x={24 + index * 46} y="290">
            {month}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
