import type { SummaryPart } from './describe-request.ts';
import styles from './QuoteSummary.module.css';

/** One total of the quote in large type, above its lines. */
export function SummaryTable({ part }: { readonly part: SummaryPart }) {
  return (
    <table className={styles.part}>
      <caption>
        {part.title} <strong>{part.total}</strong>
      </caption>
      <tbody>
        {part.lines.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
