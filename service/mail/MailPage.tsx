import { renderToStaticMarkup } from 'react-dom/server';
import { colours } from '#content/brand-look.ts';
import { type MailBlock, readMailText } from './read-mail-text.ts';

interface MailPageProps {
  readonly brand: string;
  readonly subject: string;
  /** The plain text, which the HTML only lays out. */
  readonly text: string;
}

/**
 * The HTML of a mail, from its plain text. No image and no table: mail programs that ignore the style sheet show the same
 * text in one column.
 */
export function mailHtml(props: MailPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<MailPage {...props} />)}`;
}

function MailPage({ brand, subject, text }: MailPageProps) {
  const blocks = readMailText(text);
  const mainLink = blocks.find(({ kind }) => kind === 'link');
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </head>
      <body>
        <div className="page" style={layout}>
          <p className="brand" style={{ fontSize: '22px', fontWeight: 700 }}>
            {brand}
          </p>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a mail never change their order
            <Block key={index} block={block} isButton={block === mainLink} />
          ))}
        </div>
      </body>
    </html>
  );
}

/** The first link of a mail is its button. */
function Block({ block, isButton }: { readonly block: MailBlock; readonly isButton: boolean }) {
  switch (block.kind) {
    case 'link':
      return (
        <p>
          <a {...(isButton && { className: 'button', style: button })} href={block.address}>
            {block.label}
          </a>
        </p>
      );
    case 'list': {
      const List = block.numbered ? 'ol' : 'ul';
      return (
        <>
          <p style={{ fontWeight: 700, marginBottom: '4px' }}>{block.title}</p>
          <List style={{ marginTop: 0, paddingLeft: '22px' }}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </>
      );
    }
    case 'text':
      return <p style={{ whiteSpace: 'pre-line' }}>{block.text}</p>;
  }
}

const layout = {
  maxWidth: '560px',
  margin: '0 auto',
  padding: '20px',
  font: '17px/1.5 system-ui, sans-serif',
  overflowWrap: 'break-word',
} as const;

const button = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: '10px',
  fontWeight: 700,
  textDecoration: 'none',
} as const;

const { ink, paper, coral, sea, card } = colours;
const styleSheet = [
  `body { margin: 0; background: ${paper}; color: ${ink} }`,
  'a { color: inherit }',
  `.brand { border-bottom: 3px solid ${coral}; padding-bottom: 8px }`,
  `.button { background: ${sea}; color: ${card} }`,
  `@media (prefers-color-scheme: dark) { body { background: ${ink}; color: ${paper} } .button { background: ${paper}; color: ${ink} } }`,
].join('\n');
