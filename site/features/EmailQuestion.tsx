import { doubtEmail, misspeltQuestion, undeliverableMessage } from '#domain/email/doubt-email.ts';
import { Button } from '#ui/buttons/Button.tsx';

interface EmailQuestionProps {
  readonly email: string;
  readonly onCorrect: (address: string) => void;
}

/** « gmial.com : vouliez-vous dire gmail.com ? », or that nothing can be delivered there; empty for a usual address. */
export function EmailQuestion({ email, onCorrect }: EmailQuestionProps) {
  const doubt = doubtEmail(email);
  if (doubt?.reason !== 'misspelt') return doubt === undefined ? null : <p key={email}>{undeliverableMessage}</p>;
  return (
    <p key={email}>
      {misspeltQuestion(doubt.domain)}
      <Button kind="quiet" onClick={() => onCorrect(doubt.address)}>
        {doubt.meant}
      </Button>
      {'\u202f?'}
    </p>
  );
}
