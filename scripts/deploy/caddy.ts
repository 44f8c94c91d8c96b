import type { Deployment } from '#core/site/deployment.ts';
import { dataHeaders, siteHeaders, workerHeaders } from '#sandbox/adapters/securityHeaders.ts';
import { caddyLog } from './caddyLog.ts';
import { caddyCallErrors, caddyPlatform } from './caddyPlatform.ts';
import {
  type HostOptions,
  bundleFolder,
  cacheRules,
  isSecure,
  maintenanceFile,
  mediaTypes,
  ownHostNames,
  pagesWithEnding,
  retryAfterS,
} from './hostRules.ts';
import { policyHosts } from './hosts.ts';
import { statusPolicy } from './pages.ts';

const lines = (headers: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} \`${value}\``)
    .join('\n');

/** Endings whose types Caddy may not know: it asks the system, and else guesses from the content. */
const statedTypes = ['webmanifest', 'txt', 'ico', 'woff2', 'mp4', 'webm'] as const;

/** Caddy rewrites before it chooses among the handlers below, whose order is that of their paths. */
const foreignPath = '/.kinnari-foreign';
const tracePath = '/.kinnari-trace';

/** Refuses requests under foreign names, and leads from http to https where a proxy in front ends TLS. */
function hostRules(deployment: Deployment): string {
  const names = ownHostNames(deployment);
  const foreign = `	@foreign {
		not host ${names.join(' ')}
		not path /health /health/documents
	}
	rewrite @foreign ${foreignPath}
	handle ${foreignPath} {
		import data
		respond "this site has another name" 421
	}
`;
  const plain = `	@plain {
		header X-Forwarded-Proto http
		host ${names.join(' ')}
		not path /health /health/documents
	}
	redir @plain https://{http.request.host}{http.request.uri} 308
`;
  return (names.length > 0 ? foreign : '') + (isSecure(deployment) ? plain : '');
}

/** The configuration of Caddy. With a host's name as `listen`, Caddy obtains its certificate. */
export function caddyfile(deployment: Deployment, options: HostOptions): string {
  const { root, listen, documents } = options;
  // A name in an address is a host that Caddy answers alone, and others with an empty 200.
  const [, ip, port] = /^(?:([\d.]+):)?(\d+)$/.exec(listen) ?? [];
  const address = port === undefined ? listen : `http://:${port}`;
  return `# Made by deploy:files from deployment.json.

(data) {
	header {
${lines(dataHeaders, '\t\t')}
	}
}
(worker) {
	header {
${lines(workerHeaders, '\t\t')}
	}
}
(page) {
	header {
${lines(siteHeaders({ hosts: policyHosts(deployment) }), '\t\t')}
	}
}

${address} {
${ip === undefined ? '' : `\tbind ${ip}\n`}	root * ${root}/current/site
${caddyLog(options)}${hostRules(deployment)}
	@trace method TRACE CONNECT
	rewrite @trace ${tracePath}
	handle ${tracePath} {
		import data
		header Allow "GET, HEAD"
		respond "method not allowed" 405
	}
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
		reverse_proxy ${documents} {
			@down status 5xx
			handle_response @down {
				error 502
			}
		}
	}
	handle /version.json {
		import data
		header Cache-Control ${cacheRules.never}
		file_server
	}
	# The worker that starts the site without a connection, with a policy of its own.
	handle /sw.js {
		import worker
		header Cache-Control ${cacheRules.page}
		file_server {
			precompressed br gzip
		}
	}
${caddyPlatform(options)}	# What others ask of a site by agreed names: proofs of ownership, contacts, apps.
	@association path /.well-known/apple-app-site-association /.well-known/webauthn
	@noEnding path_regexp /[^./]+$
	@hiddenThere path_regexp ^/\\.well-known/(.*/)?\\.
	handle /.well-known/* {
		error @hiddenThere 404
		import data
		header Cache-Control "${cacheRules.files}"
		header @noEnding Content-Type text/plain
		header @association Content-Type application/json
		file_server
	}
	# Compressed files are sent under their plain name; dot files and source maps never.
	@hidden path_regexp (/\\.|\\.(br|gz|map)$)
	handle @hidden {
		error 404
	}
	@bundled path_regexp ${bundleFolder}
	@unnamed not path_regexp ${bundleFolder}
	@file {
		path_regexp \\.[^/]+$
		not path ${pagesWithEnding.join(' ')}
	}
${statedTypes.map((ending) => `\t@${ending} path *.${ending}`).join('\n')}
	handle @file {
		import data
${statedTypes.map((ending) => `\t\theader @${ending} Content-Type ${mediaTypes[ending]}`).join('\n')}
		header @unnamed Cache-Control "${cacheRules.files}"
		header @bundled Cache-Control "${cacheRules.assets}"
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
			@failed status 500 502 504
			handle_response @failed {
				error 502
			}
			@refused status 405
			handle_response @refused {
				error 405
			}
		}
	}

	handle_errors {
		# Of the renderer's health, not of a page.
		@health path /health /health/documents
		handle @health {
			import data
			header Cache-Control ${cacheRules.never}
			respond "the renderer of documents does not answer" 503
		}
${caddyCallErrors(options)}		@closed expression {http.error.status_code} == 503
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
			method GET
			rewrite * /index.html
			import page
			header Cache-Control ${cacheRules.page}
			file_server {
				precompressed br gzip
				status 200
			}
		}
		@notAllowed expression {http.error.status_code} == 405
		handle @notAllowed {
			method GET
			rewrite * /index.html
			import page
			header Allow "GET, HEAD"
			header Cache-Control ${cacheRules.page}
			file_server {
				precompressed br gzip
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
