/** Selects what a refused field contains, so that the next scan replaces it. */
const field = document.querySelector<HTMLInputElement>('input[autofocus]');
field?.focus();
field?.select();
