import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CreatedKey, UsedKey } from '#api/passkeys.ts';

/** What a browser and its authenticator say; a mutation replaces parts of it before it is signed. */
interface Said {
  readonly type: string;
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** User present 1, user verified 4, backup eligible 8, backed up 16, attested data 64. */
  readonly flags: number;
  readonly counter: number;
}

type Change = Partial<Said>;
interface Asked {
  readonly challenge?: unknown;
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
/** The head of a CBOR item: major type and length below 65,536. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.concat([Buffer.from([(major << 5) | 25]), uint(length, 2)]);
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);

/** An authenticator in software (ES256), which signs what a browser on this origin would. It counts its uses. */
export function softKey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const base = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;
  const clientData = ({ type, challenge, origin: from }: Said): string =>
    base64url(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = ({ rpId, flags, counter: count }: Said, more = Buffer.alloc(0)): Buffer =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), uint(count, 4), more]);
  const cose = Buffer.concat([
    // EC2, ES256, P-256, x and y.
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  const said = (type: string, { challenge }: Asked, flags: number): Said => ({
    ...{ type, challenge: String(challenge), origin, flags, counter },
    rpId: new URL(origin).hostname,
  });
  return {
    id: base.id,
    create(asked: Asked, change: Change = {}): CreatedKey {
      const words = { ...said('webauthn.create', asked, 0x45), ...change };
      const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, cose]);
      const attestation = Buffer.concat([
        head(5, 3),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), head(5, 0)],
        ...[cborText('authData'), cborBytes(authData(words, attested))],
      ]);
      return {
        ...base,
        response: { clientDataJSON: clientData(words), attestationObject: base64url(attestation) },
      };
    },
    use(asked: Asked, change: Change = {}): UsedKey {
      counter += 1;
      const words = { ...said('webauthn.get', asked, 0x05), ...change };
      const [data, client] = [authData(words), clientData(words)];
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
      return {
        ...base,
        response: {
          clientDataJSON: client,
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, privateKey)),
        },
      };
    },
  };
}
