/** Signs the challenge of a form of the desk before it is sent. Most of these forms also work without, by password. */
if ('PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-passkey]')) part.hidden = false;
  for (const part of document.querySelectorAll<HTMLElement>('[data-no-passkey]')) part.hidden = true;
  document.addEventListener('submit', signFirst);
  // A page from the browser's memory would send what was signed before.
  addEventListener('pageshow', () => {
    for (const field of fieldsOf(document)) {
      field.value = '';
      field.disabled = false;
    }
  });
}

function fieldsOf(within: ParentNode): HTMLInputElement[] {
  return [...within.querySelectorAll<HTMLInputElement>('input[data-challenge]')];
}

function signFirst(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  const field = fieldsOf(form).find((each) => isWanted(form, each, submitter?.name));
  if (field === undefined) return;
  event.preventDefault();
  sign(form, field).then(
    () => form.requestSubmit(submitter),
    () => say(form, 'La clé d’accès n’a pas servi. Recommencez, ou entrez autrement.'),
  );
}

/** Whether the pressed button still needs this field: some confirm nothing, and a typed password replaces a signature. */
function isWanted(form: HTMLFormElement, { dataset, value, disabled }: HTMLInputElement, button = ''): boolean {
  if (value !== '' || disabled) return false;
  if (dataset.creates !== undefined) return button === 'creer';
  const password = form.querySelector<HTMLInputElement>('[name=motDePasse]');
  return !['apercu', 'colonnes'].includes(button) && (password === null || password.value === '');
}

async function sign(form: HTMLFormElement, field: HTMLInputElement): Promise<void> {
  const { challenge = '', creates, link = '' } = field.dataset;
  const token = form.querySelector<HTMLInputElement>('[name=jeton]')?.value ?? '';
  const body = new URLSearchParams({ jeton: token, pour: creates === undefined ? 'signer' : 'creer', lien: link });
  const answer = await fetch(challenge, { method: 'POST', body, redirect: 'manual' });
  if (answer.status >= 500) throw new Error('no challenge');
  // Such as where the session ended: the form goes unsigned, as what answers it says why.
  field.disabled = !answer.ok;
  if (field.disabled) return;
  const options = JSON.parse(await answer.text());
  const made =
    creates === undefined
      ? await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
      : await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  const { id, rawId, type, response } = (made as PublicKeyCredential).toJSON();
  field.value = JSON.stringify({ id, rawId, type, response });
}

function say(form: HTMLFormElement, text: string): void {
  const line = form.querySelector('[data-passkey-line]');
  if (line !== null) line.textContent = text;
}
