/** An e-mail address on one line, broken before its @ where the line is too short for it. */
export function MailAddress({ address }: { readonly address: string }) {
  const [name, domain] = address.split('@');
  return (
    <span className="mail-address">
      {name}
      <wbr />@{domain}
    </span>
  );
}
