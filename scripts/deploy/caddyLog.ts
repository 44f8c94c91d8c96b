import type { HostOptions } from './hostRules.ts';

/** What a line leaves out: who asks, and headers that say nothing of how a request went. */
const leftOut = [
  'request>remote_ip',
  'request>remote_port',
  'request>client_ip',
  'request>headers',
  'request>tls',
  'user_id',
  'common_log',
  ...[
    'Cache-Control',
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Etag',
    'Last-Modified',
    'Location',
    'Permissions-Policy',
    'Referrer-Policy',
    'Server',
    'Session-Token',
    'Set-Cookie',
    'Strict-Transport-Security',
    'Vary',
    'X-Content-Type-Options',
  ].map((name) => `resp_headers>${name}`),
];

/**
 * How Caddy writes a line of JSON per request, and the trace that joins it with the logs of renderer and platform. Caddy
 * writes the request as it came, so the trace stands among the headers of the answer.
 */
export const caddyLog = ({ log }: HostOptions): string => `	log {
		output ${log === null ? 'stdout' : `file ${log}`}
		format filter {
			wrap json
			fields {
				request>uri regexp "\\?.*" ""
${leftOut.map((name) => `				${name} delete`).join('\n')}
			}
		}
	}
	# The trace of a call: that of who asks where it is well-formed, else a new one of the request's id.
	map {http.request.uuid} {kinnari_own} {
		~^(.{8})-(.{4})-(.{4})-(.{4})-(.{12})$ "00-\${1}\${2}\${3}\${4}\${5}-\${5}\${2}-01"
	}
	map "{http.request.header.Traceparent} {kinnari_own}" {kinnari_parent} {
		"~^00-(0{32}-[0-9a-f]{16}|[0-9a-f]{32}-0{16})-[0-9a-f]{2} (\\S+)$" "\${2}"
		"~^(00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}) \\S+$" "\${1}"
		"~(\\S+)$" "\${1}"
	}
	map {kinnari_parent} {kinnari_trace} {
		~^00-([0-9a-f]{32}) "\${1}"
	}
	request_header Traceparent {kinnari_parent}
	request_header X-Request-Id {http.request.uuid}
	header X-Trace-Id {kinnari_trace}
`;
