import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Context } from 'hono';
import * as z from 'zod';
import type { Service } from '#service/service.ts';
import type { DeskPasskey, DeskPerson } from '#service/storage/rows.ts';
import { StorageUnavailable } from '#service/storage/storage-failures.ts';

/** Milliseconds within which a challenge is signed, once. */
const challengeLife = 5 * 60_000;
/** ECDSA on P-256, then RSA: what authenticators have. */
const algorithms = [-7, -257];

const base64url = z.string().regex(/^[\w-]{1,6000}$/);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };
const createdSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});
const signedSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

/** Whom challenges are for: whoever asks signs for nobody else, at another session, link or browser. */
export const ownerOf = {
  session: (id: string): string => `session ${id}`,
  link: (id: string): string => `link ${id}`,
  browser: (id: string): string => `browser ${id}`,
};

/** The desk's passkeys (WebAuthn), for the configured address or `localhost`; always with a fingerprint or code. */
export function passkeysOf({ storage, clock, config, company, log }: Service) {
  return { askToCreate, askToSign, readCreated, checkSigned };

  /** What a browser creates a passkey with, for a person who keeps these. */
  async function askToCreate(
    context: Context,
    owner: string,
    { name }: Pick<DeskPerson, 'name'>,
    kept: readonly DeskPasskey[],
  ) {
    return await generateRegistrationOptions({
      rpName: `${company.brand}, bureau`,
      rpID: partyOf(context).rpID,
      userName: name,
      challenge: await newChallenge(owner),
      excludeCredentials: kept.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    });
  }

  /** What a browser signs with one of these passkeys, or with any that it has for this address. */
  async function askToSign(context: Context, owner: string, passkeys: readonly DeskPasskey[] = []) {
    return await generateAuthenticationOptions({
      rpID: partyOf(context).rpID,
      challenge: await newChallenge(owner),
      allowCredentials: passkeys.map(({ id }) => ({ id })),
      userVerification: 'required',
    });
  }

  /** The passkey that a browser created; `undefined` if it isn't what this owner was asked for. */
  async function readCreated(context: Context, owner: string, typed: string) {
    return await refuseWrong(async () => {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...createdSchema.parse(JSON.parse(typed)), clientExtensionResults: {} },
        expectedChallenge: (challenge) => takeChallenge(challenge, owner),
        ...expected(context),
        supportedAlgorithmIDs: algorithms,
      });
      if (registrationInfo === undefined) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
    });
  }

  /** The person whose passkey signed; `undefined` if it isn't what this owner was asked for. */
  async function checkSigned(context: Context, owner: string, typed: string): Promise<DeskPerson | undefined> {
    return await refuseWrong(async () => {
      const response = { ...signedSchema.parse(JSON.parse(typed)), clientExtensionResults: {} };
      const found = await storage.findDeskPasskey(response.id);
      if (found === undefined) return undefined;
      const { passkey, person } = found;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => takeChallenge(challenge, owner),
        ...expected(context),
        credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')) },
      });
      const isCounted = verified && (await storage.countDeskPasskey(passkey, authenticationInfo.newCounter));
      return isCounted ? person : undefined;
    });
  }

  /** The package throws for whatever is wrong; the storage's own failures go on. */
  async function refuseWrong<Value>(check: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const result = await check().catch((cause: unknown) => {
      if (cause instanceof StorageUnavailable) throw cause;
      return undefined;
    });
    if (result === undefined) log('warn', 'desk-passkey-refused');
    return result;
  }

  async function newChallenge(owner: string): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = new Uint8Array(randomBytes(32));
    const made_at = clock().getTime();
    const id = Buffer.from(challenge).toString('base64url');
    await storage.addDeskChallenge({ id, owner, made_at }, made_at - challengeLife);
    return challenge;
  }

  async function takeChallenge(id: string, owner: string): Promise<boolean> {
    const made = await storage.takeDeskChallenge(id, owner);
    return made !== undefined && Math.abs(clock().getTime() - made) < challengeLife;
  }

  function expected(context: Context) {
    const { origin, rpID } = partyOf(context);
    return { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  }

  function partyOf(context: Context) {
    const [host = 'localhost'] = /^localhost(:\d+)?$/.exec(context.req.header('host') ?? '') ?? [];
    const origin = config.publicUrl ?? config.siteUrl ?? `http://${host}`;
    return { origin, rpID: new URL(origin).hostname };
  }
}
