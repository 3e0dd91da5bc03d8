import { company } from '#content/company.ts';
import { weekdays } from '#domain/calendar.ts';

const { firstDay, lastDay } = company.openingHours;

/** The week as seven bars, the open hours filled; the text beside it says the same. */
export function OpeningWeek() {
  return (
    <svg className="screen-only" viewBox="0 0 232 118" width="232" height="118" aria-hidden="true">
      <path d="M1 18h230M1 78h230" stroke="var(--line)" strokeWidth="2" />
      {weekdays.map((day, index) => {
        const x = 6 + index * 32;
        const open = index >= weekdays.indexOf(firstDay) && index <= weekdays.indexOf(lastDay);
        return (
          <g key={day}>
            <rect
              x={x}
              y={open ? 18 : 46}
              width="22"
              height={open ? 60 : 4}
              rx="2"
              fill={open ? 'var(--sun)' : 'var(--line)'}
              stroke={open ? 'var(--ink)' : 'none'}
              strokeWidth="2"
            />
            <text x={x + 11} y="104" textAnchor="middle" fontSize="15" fontWeight="600" fill="var(--ink)">
              {day.slice(0, 1).toUpperCase()}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
