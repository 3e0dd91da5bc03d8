/**
 * Names of the small drawings in content. The site draws each of them (`ui/drawings`); a name without a drawing
 * doesn't compile.
 */
export type IconName =
  | 'absence-message'
  | 'box'
  | 'chart'
  | 'clock'
  | 'cordless-handset'
  | 'desk-phone'
  | 'envelope'
  | 'euro'
  | 'gear'
  | 'handshake'
  | 'headset'
  | 'lightbulb'
  | 'lock'
  | 'number'
  | 'pin'
  | 'plug'
  | 'portal'
  | 'shield'
  | 'softphone'
  | 'technician'
  | 'training'
  | 'transfer'
  | 'users'
  | 'voicemail';
