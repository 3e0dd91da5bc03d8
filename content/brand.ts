/**
 * The brand, as visitors and clients read it. Colours and logo are in `ui/styles/palette.css`, `ui/styles/palette.ts`
 * and `ui/drawings/Logo.tsx`.
 */
export const brand = {
  name: 'Neolis',
  /** First letters of an order's reference, before its hyphen: capital letters and digits, which banks transmit. */
  orderPrefix: 'NEO',
} as const;
