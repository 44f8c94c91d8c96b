import type { Deployment } from '#core/site/deployment.ts';
import { dataHeaders, siteHeaders } from '#sandbox/adapters/securityHeaders.ts';
import {
  type HostOptions,
  cacheRules,
  maintenanceFile,
  pagesWithEnding,
  platformPrefixes,
  retryAfterS,
} from './hostRules.ts';
import { policyHosts } from './hosts.ts';
import { statusPolicy } from './pages.ts';

const lines = (headers: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} \`${value}\``)
    .join('\n');

/** The configuration of Caddy. With a host's name as `listen`, Caddy obtains its certificate. */
export function caddyfile(deployment: Deployment, { root, listen, documents, platform }: HostOptions): string {
  const address = /^\d+$/.test(listen)
    ? `http://:${listen}`
    : /^[\d.]+:\d+$/.test(listen)
      ? `http://${listen}`
      : listen;
  return `# Made by deploy:files from deployment.json.

(data) {
	header {
${lines(dataHeaders, '\t\t')}
	}
}
(page) {
	header {
${lines(siteHeaders({ hosts: policyHosts(deployment) }), '\t\t')}
	}
}

${address} {
	root * ${root}/current/site

	# The name of an asset contains a hash of its content.
	handle /assets/* {
		import data
		header Cache-Control "${cacheRules.assets}"
		file_server {
			precompressed br gzip
		}
	}
	handle /health {
		import data
		header Content-Type text/plain
		header Cache-Control ${cacheRules.never}
		file_server
	}
	handle /health/documents {
		rewrite * /health
		reverse_proxy ${documents}
	}
	handle /version.json {
		import data
		header Cache-Control ${cacheRules.never}
		file_server
	}
${
  platform === null
    ? ''
    : `	@platform path ${platformPrefixes.map((prefix) => `${prefix}*`).join(' ')}
	handle @platform {
		reverse_proxy ${platform} {
			header_up Host {host}
		}
	}
`
}	# Compressed files are sent under their plain name; dot files and source maps never.
	@hidden path_regexp (/\\.|\\.(br|gz|map)$)
	handle @hidden {
		error 404
	}
	@file {
		path_regexp \\.[^/]+$
		not path ${pagesWithEnding.join(' ')}
	}
	@manifest path *.webmanifest
	handle @file {
		import data
		header @manifest Content-Type application/manifest+json
		header Cache-Control "${cacheRules.files}"
		file_server {
			precompressed br gzip
		}
	}
	@maintenance file {
		root ${root}
		try_files ${maintenanceFile}
	}
	handle @maintenance {
		error 503
	}
	# Every page: a document of the renderer.
	handle {
		reverse_proxy ${documents} {
			transport http {
				dial_timeout 1s
				response_header_timeout 5s
			}
		}
	}

	handle_errors {
		@closed expression {http.error.status_code} == 503
		handle @closed {
			rewrite * /503.html
			import data
			header Content-Security-Policy \`${statusPolicy(deployment.brand)}\`
			header Cache-Control ${cacheRules.never}
			header Retry-After ${retryAfterS}
			file_server
		}
		# Without the renderer, the app shell.
		@shell expression {http.error.status_code} in [500, 502, 504]
		handle @shell {
			rewrite * /index.html
			import page
			header Cache-Control ${cacheRules.page}
			file_server {
				precompressed br gzip
				status 200
			}
		}
		handle {
			rewrite * /404.html
			import data
			header Content-Security-Policy \`${statusPolicy(deployment.brand)}\`
			header Cache-Control ${cacheRules.never}
			file_server
		}
	}
}
`;
}
