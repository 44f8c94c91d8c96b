import type { Sandbox } from '../sandbox.ts';

/** The key pair that signs notifications, both halves in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** For stories and tests, which send nothing. A point of the curve, which browsers ask for; its other half was thrown away. */
const practiceKey = 'BFPz_8GmwYKN8k26ahrpqDgw17EXLRHz9JWt6UrRuHuDZT-LqglTZ10S70e0mOthGio_cftPdvZX25coCA3Jqxk';

/** The platform's key pair; undefined where nothing can be sent. */
export function pushKeysOf({ store }: Sandbox): PushKeys | undefined {
  const [publicKey, privateKey] = store.get('secrets', 'push')?.value.split('.') ?? [];
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey };
}

/** What a browser is told about who may send it notifications. */
export const pushPublicKey = (sandbox: Sandbox): string => pushKeysOf(sandbox)?.publicKey ?? practiceKey;
