import type { HostOptions } from './hostRules.ts';

/**
 * Where nginx writes a line of JSON per request, and the trace that joins it with the logs of renderer and platform. A line
 * has no address, agent, cookie or query: nothing in it is about a person.
 */
export const nginxLog = {
  /** In the `http` block. */
  maps: `# The trace of a call: that of who asks where it is well-formed, else a new one of the request's id.
map $request_id $kinnari_span { "~^(?<kinnari_first>.{16})" $kinnari_first; }
map $http_traceparent $kinnari_parent {
    default "00-$request_id-$kinnari_span-01";
    "~^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$" $http_traceparent;
}
map $kinnari_parent $kinnari_trace { "~^00-(?<kinnari_id>[0-9a-f]{32})" $kinnari_id; }
# As it was asked for, without the query: $uri is that of the file which is sent.
map $request_uri $kinnari_path { "~^(?<kinnari_asked>[^?]*)" $kinnari_asked; }
log_format kinnari escape=json '{"time":"$time_iso8601","event":"request","trace":"$kinnari_trace","request":"$request_id",'
    '"host":"$host","method":"$request_method","path":"$kinnari_path","status":$status,"bytes":$body_bytes_sent,'
    '"seconds":$request_time,"upstreamSeconds":"$upstream_response_time","cache":"$upstream_cache_status",'
    '"document":"$sent_http_x_document","release":"$sent_http_x_release"}';`,

  /** In the block of the site. A file that is not there is a line of the log, and no error. */
  rules: ({ log }: HostOptions): string =>
    `access_log ${log ?? '/var/log/nginx/kinnari.log'} kinnari;\n    log_not_found off;`,

  /** In a location that passes requests on. */
  headers: `proxy_set_header traceparent $kinnari_parent;
        proxy_set_header X-Request-Id $request_id;`,
} as const;
