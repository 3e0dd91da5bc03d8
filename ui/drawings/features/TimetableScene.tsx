import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import Timetable from '#ui/drawings/features/Timetable.svg?drawing';

const days = ['L', 'M', 'M', 'J', 'V', 'S', 'D'];

/** A week on the wall, with the initials of its days. */
export function TimetableScene(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 300 170" {...drawing}>
      <Timetable />
      <g fontSize="16" textAnchor="middle">
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never move, and their initials repeat.
          <text key={index} x={45 + index * 31} y="42">
            {day}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
