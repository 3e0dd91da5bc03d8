import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours } from '#content/brand-look.ts';
import { type MailBlock, type MailRow, rowsOf } from './mail-blocks.ts';

/** The HTML of a mail. It loads nothing, and reads as well without its style sheet, which some mail programs ignore. */
export function mailHtml(brand: string, subject: string, blocks: readonly MailBlock[]): string {
  const page = (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </head>
      <body>
        <div className="page">
          <p className="brand">{brand}</p>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a mail never change their order
            <Block key={index} block={block} />
          ))}
        </div>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function Block({ block }: { readonly block: MailBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('link' in block) {
    return (
      <p>
        <a {...(block.isMain && { className: 'button' })} href={block.address}>
          {block.link}
        </a>
      </p>
    );
  }
  return (
    <>
      <h2>{block.title}</h2>
      {'steps' in block ? (
        <ol>
          {block.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <table>
          <tbody>
            {rowsOf(block).map((row) => (
              <Row key={row[0]} row={row} isTotal={row === block.total} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Row({ row: [name, value, ...details], isTotal }: { readonly row: MailRow; readonly isTotal: boolean }) {
  return (
    <tr {...(isTotal && { className: 'total' })}>
      <th scope="row">
        {name}
        {details.map((detail) => (
          <Fragment key={detail}>
            <br />
            <small>{detail}</small>
          </Fragment>
        ))}
      </th>
      <td>{value}</td>
    </tr>
  );
}

const { ink, 'ink-soft': inkSoft, paper, coral, card, line } = colours;
const styleSheet = `
body { margin: 0 }
body, .page { background: ${paper}; color: ${ink}; font: 17px/1.5 system-ui, sans-serif }
.page { max-width: 560px; margin: 0 auto; padding: 32px 20px; overflow-wrap: break-word }
.page > p:last-child { margin-top: 32px; font-size: 14px }
.brand { display: inline-block; margin: 0 0 28px; padding-bottom: 6px; border-bottom: 4px solid ${coral}; font-size: 26px; font-weight: 700; line-height: 1 }
p { white-space: pre-line }
a { color: inherit }
.button { display: inline-block; padding: 14px 24px; border-radius: 999px; background: ${coral}; color: ${card}; font-weight: 700; text-decoration: none }
h2 { margin: 28px 0 8px; font-size: 17px }
ol { margin: 0; padding-left: 24px }
li { margin-bottom: 6px }
table { width: 100%; border-collapse: collapse }
th, td { padding: 8px 0; border-top: 1px solid ${line}; vertical-align: top; font-weight: 400; text-align: right }
th { padding-right: 16px; text-align: left }
small { font-size: 14px; font-weight: 400 }
.total > * { font-weight: 700 }
@media (prefers-color-scheme: dark) {
body, .page { background: ${ink}; color: ${paper} }
th, td { border-color: ${inkSoft} }
}`;
