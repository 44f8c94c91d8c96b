import { connect } from 'node:tls';

/** How long a server is waited for, in ms. */
const longest = 10_000;

/**
 * The version of TLS before 1.2 that a server still speaks; null for none, and where it is not reached.
 * @param ca what is trusted besides the authorities of the machine
 */
export function oldTlsOf(origin: string, ca?: string): Promise<string | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      // Without it, this side would refuse to ask.
      ciphers: 'DEFAULT@SECLEVEL=0',
      ...(ca !== undefined && { ca }),
    });
    const end = (version: string | null): void => {
      socket.destroy();
      resolve(version);
    };
    socket.once('secureConnect', () => end(socket.getProtocol()));
    socket.once('error', () => end(null));
    socket.setTimeout(longest, () => end(null));
  });
}
