import { pushNodeHeader } from '#sandbox/live/pushNodes.ts';
import { type HostOptions, platformPrefixes, systemCertificates } from './hostRules.ts';

/**
 * How Caddy passes calls on to the platform, in the block of the site. It sends streams of events on as they come by their
 * type. Stating `flush_interval -1` would keep them open at the platform after the player has left.
 */
export function caddyPlatform({ platform, platformCa, trust, trustHeader }: HostOptions): string {
  if (platform === null) return '';
  const { protocol, name, port, host, base } = platform;
  const tls =
    protocol === 'http'
      ? ''
      : `
			transport http {
				tls_server_name ${name}${platformCa === systemCertificates ? '' : `\n\t\t\t\ttls_trusted_ca_certs ${platformCa}`}
			}`;
  const pass = (client: string, forwarded: string): string => `reverse_proxy ${protocol}://${name}:${port} {
			header_up Host ${host}
			header_up X-Forwarded-Host {http.request.hostport}
			header_up X-Forwarded-For "${forwarded}"
			header_up X-Real-IP "${client}"
			header_up -${pushNodeHeader}${tls}
		}`;
  const direct = pass('{http.request.remote.host}', '{http.request.remote.host}');
  // The last address in the header is the one that the trusted proxy has seen; a player can only write what is before it.
  const behindProxy =
    trust.length === 0
      ? ''
      : `@trusted {
			remote_ip ${trust.join(' ')}
			header_regexp client ${trustHeader} ([\\da-fA-F.:]+)\\s*$
		}
		handle @trusted {
		${pass('{http.regexp.client.1}', '{http.regexp.client.1}, {http.request.remote.host}')}
		}
		`;
  return `	@platform path ${platformPrefixes.map((prefix) => `${prefix}*`).join(' ')}
	handle @platform {
		${base === '' ? '' : `uri path_regexp ^/ ${base}/\n\t\t`}${behindProxy}handle {
		${direct}
		}
	}
`;
}

/** A call that the platform does not answer is an error, and never the app shell. In the block of errors. */
export function caddyCallErrors({ platform }: HostOptions): string {
  if (platform === null) return '';
  const paths = platformPrefixes.flatMap((prefix) => [...new Set([prefix, platform.base + prefix])]);
  return `		@call path ${paths.map((path) => `${path}*`).join(' ')}
		handle @call {
			import data
			header Cache-Control no-store
			respond "the platform does not answer" {http.error.status_code}
		}
`;
}
