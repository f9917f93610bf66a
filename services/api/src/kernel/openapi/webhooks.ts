import { publicEventShape } from '@workledger/contracts/kernel/public-body'
import type { PublicEvent } from '@workledger/contracts/kernel/public-event'
import { schemaOf } from './schema'

type Json = Record<string, unknown>

/** Schema of every public event; `data` differs by type. */
export const publicEventSchema = (): Json =>
  schemaOf(publicEventShape, { io: 'output', area: 'changes' })

/** Describes public events as webhooks: what a receiver gets, and what it answers. */
export const webhooksOf = (events: readonly PublicEvent[]): Json =>
  Object.fromEntries(
    [...events]
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((event) => [event.name, { post: received(event) }]),
  )

const received = ({ name, v, area, of, schema, says, readers }: PublicEvent): Json => ({
  operationId: `event.${name}`,
  tags: [area],
  summary: says,
  description: `Version ${v}. ${readersInWords[readers]}`,
  'x-token-scope': `${area}:read`,
  security: [],
  parameters: [
    ['webhook-id', 'The id of the event. A repeated delivery has the same one.'],
    ['webhook-timestamp', 'Seconds since 1970 at which it was sent.'],
    ['webhook-signature', '`v1,` and a signature in Base64; several after a change of the secret.'],
  ].map(([header, description]) => ({
    name: header,
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description,
  })),
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/PublicEvent' },
            {
              type: 'object',
              properties: {
                type: { const: name },
                version: { const: v },
                record: { type: 'object', properties: { kind: { const: of } } },
                data: schemaOf(schema, { io: 'output', area }),
              },
            },
          ],
        },
      },
    },
  },
  responses: {
    '2XX': { description: 'Taken. The body is not read.' },
    '410': { description: 'Gone: the endpoint is switched off.' },
  },
})

export const readersInWords: Record<PublicEvent['readers'], string> = {
  members: 'Every member may read it.',
  team: 'For the person concerned, their manager and time-off manager, and admins.',
  reports: 'For the person concerned, their manager, and admins.',
  own: 'For the person concerned, and admins.',
  admins: 'For admins.',
}
