/**
 * Names of the small drawings that content asks for. The site draws each of them (`site/drawings`); a name added here
 * without a drawing there does not compile.
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
