/** Selects what a refused field contains, so that the next scan replaces it. */
const field = document.querySelector<HTMLInputElement>('input[autofocus]');
if (field?.ariaInvalid === 'true' && field.value === field.defaultValue) {
  field.focus();
  field.select();
}
