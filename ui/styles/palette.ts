/**
 * Colours of `palette.css` as values, for what can't read variables: printed documents, mails, icons, `theme-color`. A test
 * compares both files.
 */
export const palette = {
  ink: '#14213d',
  'ink-soft': '#4b5770',
  paper: '#fbf8f3',
  card: '#fff',
  sea: '#0b5a7a',
  'sea-tint': '#e3f0f4',
  coral: '#c2401c',
  sun: '#f6c445',
  line: '#d9d2c5',
} as const;
