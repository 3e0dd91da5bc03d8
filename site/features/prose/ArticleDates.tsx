import { blog } from '#content/blog.ts';
import { formatDay } from '#domain/calendar.ts';
import type { ArticleSummary } from '#domain/prose.ts';

/** The day an article was published and, if it changed later, the day of the last change. */
export function ArticleDates({ article }: { readonly article: ArticleSummary }) {
  const { date, updated } = article;
  return (
    <>
      {`${blog.publishedOn} `}
      <time dateTime={date}>{formatDay(date)}</time>
      {updated !== date && (
        <>
          {`, ${blog.updatedOn}\u00a0`}
          <time dateTime={updated}>{formatDay(updated)}</time>
        </>
      )}
    </>
  );
}
