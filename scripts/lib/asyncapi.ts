import { type Topic, messageOf, topicDocs, topics } from '#api/live.ts';
import { liveStreamPath } from '#api/liveTicket.ts';
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts';

const all = Object.values(topics);

/** What a channel says besides its summary: who gets it, and how the site acts on a message. */
function describe({ scope, onDemand, revalidates, spreadMs, mostPerSecond }: Topic): string {
  const rate = mostPerSecond < 1 ? `one message in ${1 / mostPerSecond} s` : `${mostPerSecond} message a second`;
  return [
    scope === 'public'
      ? `Public${onDemand ? ', in the streams that ask `liveTicket` for it' : ''}.`
      : `Of one ${scope}. The channel has no address of its own: the platform names it by the ticket alone, so that no account is ever in an address.`,
    `At most ${rate}.`,
    revalidates.length > 0 &&
      `Read again where the message itself does not say what has changed: ${revalidates.join(', ')}.`,
    spreadMs !== undefined && `The reads are spread over ${spreadMs / 1_000} s.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function channelOf(topic: Topic): JsonSchema {
  const { id, scope } = topic;
  const { summary, assumed } = topicDocs[id as keyof typeof topicDocs];
  return {
    address: scope === 'public' ? liveStreamPath : null,
    summary,
    description: describe(topic),
    servers: [{ $ref: '#/servers/platform' }],
    messages: { [id]: { name: id, payload: toJsonSchema(messageOf(topic), { further: true }) } },
    'x-assumed': assumed,
  };
}

const operationOf = ({ id }: Topic): JsonSchema => ({
  action: 'receive',
  channel: { $ref: `#/channels/${id}` },
  messages: [{ $ref: `#/channels/${id}/messages/${id}` }],
  bindings: { $ref: '#/components/operationBindings/stream' },
});

/** The text of `docs/asyncapi.json`: the push channel, as the site sees it. */
export function asyncapiText(): string {
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'Push channel of the platform',
      version: '1.0.0',
      description:
        'Made from packages/api/src/live.ts. One stream of server-sent events (`text/event-stream`) has the topics that its ticket names; `liveTicket` issues it. Each message is the `data` of an event without a name, and replaces the message of its topic before. Every 25 s comes an event `ping` with data.',
    },
    defaultContentType: 'application/json',
    servers: {
      platform: {
        host: '{host}',
        protocol: 'https',
        description: 'The platform that the deployment names.',
        variables: { host: { description: 'Of the site itself, or `apiBase` of deployment.json.' } },
      },
    },
    channels: Object.fromEntries(all.map((topic) => [topic.id, channelOf(topic)])),
    operations: Object.fromEntries(all.map((topic) => [topic.id, operationOf(topic)])),
    components: {
      operationBindings: {
        stream: {
          http: {
            method: 'GET',
            query: {
              type: 'object',
              properties: { ticket: { type: 'string', description: 'Works once, for a minute.' } },
              required: ['ticket'],
            },
            bindingVersion: '0.3.0',
          },
        },
      },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
