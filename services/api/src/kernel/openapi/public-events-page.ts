import type { PublicEvent } from '@workledger/contracts/kernel/public-event'

const readers: Record<PublicEvent['readers'], string> = {
  members: 'everyone',
  team: 'the person, both managers',
  reports: 'the person, their manager',
  own: 'the person',
  admins: 'admins',
}

const columns = ['event', 'when', 'besides admins', 'data']

/** Returns docs/api/public-events.md, which `npm run openapi` writes. */
export function publicEventsPage(events: readonly PublicEvent[]): string {
  const areas = [...new Set(events.map(({ area }) => area))].sort()

  return `# Public events

Written by \`npm run openapi\`. [Following changes](changes.md) says how to read them,
[openapi.json](../openapi.json) has their schemas under \`webhooks\`. A field in brackets is for the
person concerned and admins only. Fields in italics are empty after an erasure.

${areas.map((area) => section(area, events)).join('\n')}`
}

const section = (area: string, events: readonly PublicEvent[]) => `## ${area}

Scope \`${area}:read\`.

| ${columns.join(' | ')} |
|${columns.map(() => '---|').join('')}
${events
  .filter((event) => event.area === area)
  .map(line)
  .join('\n')}
`

const line = ({ name, v, says, readers: who, fields, personal, close }: PublicEvent) => {
  const written = (field: string) => {
    const shown = personal.includes(field) ? `*${field}*` : field
    return close.includes(field) ? `[${shown}]` : shown
  }

  return `| \`${name}\` ${v} | ${says} | ${who === 'admins' ? '' : readers[who]} | ${[
    ...fields,
    ...personal,
  ]
    .map(written)
    .join(', ')} |`
}
