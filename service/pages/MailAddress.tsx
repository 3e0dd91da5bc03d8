/** An e-mail address on one line, broken before its @ where the line is too short. Its parts are named apart: no link. */
export function MailAddress({ address }: { readonly address: string }) {
  const [name, domain] = address.split('@');
  return (
    <span className="mail-address">
      <span>{name}</span>
      <span>@{domain}</span>
    </span>
  );
}
