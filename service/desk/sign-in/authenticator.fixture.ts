import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a forged or copied authenticator writes instead of the truth. */
interface Forged {
  readonly origin?: string;
  readonly rpID?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** A map in CBOR. */
const cbor = (...entries: [string | number, Parameters<typeof isoCBOR.encode>[0]][]): Buffer =>
  Buffer.from(isoCBOR.encode(new Map(entries)));

/** A passkey of its own, in software: creates itself for a challenge, then signs others (WebAuthn, 6.1 and 6.5). */
export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  let counter = 0;

  const client = (type: string, challenge: string, forged: Forged): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: forged.origin ?? origin, crossOrigin: false }));
  const data = (flags: number, forged: Forged): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? counter);
    const known = flags | (forged.isVerified === false ? 0 : 0x04);
    return Buffer.concat([sha256(forged.rpID ?? new URL(origin).hostname), Buffer.from([known]), count]);
  };

  return {
    id: credential.id,
    create(challenge: string, forged: Forged = {}): string {
      // ES256 on P-256, as COSE numbers them.
      const [across, up] = [x, y].map((part) => new Uint8Array(Buffer.from(part, 'base64url')));
      const key = cbor([1, 2], [3, -7], [-1, 1], [-2, across], [-3, up]);
      const attested = Buffer.concat([data(0x41, forged), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = cbor(['fmt', 'none'], ['attStmt', new Map()], ['authData', new Uint8Array(attested)]);
      const clientDataJSON = client('webauthn.create', challenge, forged).toString('base64url');
      const response = { clientDataJSON, attestationObject: attestation.toString('base64url') };
      return JSON.stringify({ ...credential, response });
    },
    sign(challenge: string, forged: Forged = {}): string {
      counter += 1;
      const clientData = client('webauthn.get', challenge, forged);
      const authenticatorData = data(0x01, forged);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      const [clientDataJSON, authenticator, signed] = [clientData, authenticatorData, signature].map((part) =>
        part.toString('base64url'),
      );
      return JSON.stringify({
        ...credential,
        response: { clientDataJSON, authenticatorData: authenticator, signature: signed },
      });
    },
  };
}
