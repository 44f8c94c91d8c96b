import type { Deployment } from '#core/site/deployment.ts';
import { pushLocation } from '#sandbox/live/pushNodes.ts';
import type { HostOptions } from './hostRules.ts';
import type { PushSettings } from './push.ts';

/** How many streams one worker sends a message each second to, on one core. */
const streamsOfWorker = 25_000;
/** Of calls and documents beside the streams. */
const otherConnections = 1_024;
/** What a stream with its channel takes of the memory that workers share, in bytes, with as much to spare. */
const sharedBytesOfStream = 8_000;

/** How nginx holds streams of events, with its module nchan. Empty where the platform does. */
export const nginxPush = {
  /** In the `http` block: where the platform publishes, and the memory of the channels. */
  servers: ({ push }: HostOptions): string =>
    push === null
      ? ''
      : `# A channel with a dot is of one stream or account: its message is for who opens a stream with a ticket from before it.
map $arg_id $kinnari_kept { default 1d; ~\\. 2m; }
nchan_shared_memory_size ${Math.max(128, Math.ceil((push.streams * sharedBytesOfStream) / 2 ** 20))}M;
# The platform publishes here. A channel has one message, the state of its topic; DELETE ends every stream that has the channel.
server {
    listen ${push.listen};
    server_tokens off;
    access_log off;
${push.publishers.map((range) => `    allow ${range};`).join('\n')}
    deny all;
    location / { return 404; }
    location = /publish {
        nchan_publisher;
        nchan_channel_id $arg_id;
        nchan_message_buffer_length 1;
        nchan_message_timeout $kinnari_kept;
        client_max_body_size 32k;
    }
}`,

  /** In the block of the site: where the platform leads a stream to, after it has taken its ticket and named its channels. */
  location: (deployment: Deployment, { push }: HostOptions, headers: string): string =>
    push === null
      ? ''
      : `    # What a stream needs fits into blocks of 1 kB with the least to spare, and stays as long as the stream.
    request_pool_size 1k;
    location = ${pushLocation} {
        internal;
        access_log off;
        nchan_subscriber eventsource;
        nchan_channel_id $arg_ids;
        nchan_channel_id_split_delimiter ",";
        # The last message of each channel comes first.
        nchan_subscriber_first_message -1;
        nchan_subscriber_timeout 30m;
        # Other origins get 403; without this line each would be allowed, with credentials.
        nchan_access_control_allow_origin ${deployment.origin || '$kinnari_scheme://$kinnari_authority'};
        nchan_access_control_allow_credentials off;
        add_header Cache-Control "no-store" always;
        ${headers}
    }`,

  /** The guide beside the configuration: what stands outside the `http` block. */
  guide(push: PushSettings): string {
    const workers = Math.ceil(push.streams / streamsOfWorker);
    const connections = 2 * push.streams + otherConnections;
    return `# nginx as a push node

Made by deploy:files from \`push\` in deployment.json, for ${push.streams} streams on this node.

1. Install the module: \`apt-get install libnginx-mod-nchan\` (Debian), or load \`ngx_nchan_module.so\` with \`load_module\`.
2. Write into /etc/nginx/nginx.conf, outside the \`http\` block:

   \`\`\`nginx
   worker_processes ${workers};
   worker_rlimit_nofile ${connections + otherConnections};
   events { worker_connections ${connections}; }
   \`\`\`

   Both have twice the streams: after a reload the old worker keeps its own for some seconds. nginx does not fail where the
   hard limit of open files is lower, and only writes it to its log: \`LimitNOFILE=${connections + otherConnections}\` in the unit of systemd.
3. Include kinnari.conf in the \`http\` block. \`nginx -t\` fails with "unknown directive" where the module is missing.
4. Name \`http://${push.listen}/publish\` to the platform. It posts each message to every node, \`POST /publish?id=CHANNEL\`, repeats the
   last message of a channel to a node that did not answer, and answers \`/wps/live/stream\` with
   \`X-Accel-Redirect: ${pushLocation}?ids=CHANNEL,CHANNEL\` when a node asks (header \`X-Push-Node\`), with
   at most 2 kB of headers, to a request that has the player's address and language and nothing else of the browser. Each stream needs one channel of its own in its list, with a dot in its name: it brings what is of
   the account and of its session, and \`DELETE\` ends the stream. That of a visitor stays without messages: nchan 1.3.6
   ends a worker where streams with one and the same list begin while a message comes (slact/nchan#534).
5. The platform also posts a ping each 25 s to a channel that all streams have: \`POST /publish?id=ping\` with the header
   \`X-EventSource-Event: ping\` and the body \`1\`. The site takes a stream for lost after 40 s without an event. The pings of
   nchan 1.3.6 itself (\`nchan_eventsource_ping_interval\`) lose memory of each stream (slact/nchan#675).
6. Let nobody but the platform reach ${push.listen}.

A reload ends all streams of the node; players come back within the time that the platform states in their tickets. Do not
use Redis with nchan 1.3.6: its workers crash after a reload.
`;
  },
} as const;
