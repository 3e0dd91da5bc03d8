/** An e-mail address on one line, broken before its @ where the line is too short for it, not at a hyphen. */
export function MailAddress({ address }: { readonly address: string }) {
  const [name, domain] = address.split('@');
  return (
    <span className="mail-address">
      <span>{name}</span>
      <wbr />
      <span>@{domain}</span>
    </span>
  );
}
