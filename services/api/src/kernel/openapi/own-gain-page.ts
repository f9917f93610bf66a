import type { Endpoint } from '@workledger/contracts/kernel/endpoint'

const HEAD = `# Who gains by a call

This page is generated from the contracts by \`npm run openapi\`.

No one serves themselves: whatever their role, no one changes or decides a thing that only they
gain by. An admin who signs in as another person counts as the person who acts.

*Another person* is an active member who has joined and may make the call. One who is on leave
counts only with a stand-in. If there is no other person, the act goes through. Its events carry
\`nobody_else\`, and the monitoring rule *Own request decided* shows it to auditors.

Some rules serve a group: the people of an office, those with a leave policy, those paid by the
hour. A rule is a person's own if they alone are that group. The group counts active employees
who have joined, because one person alone can add others. Holidays of the whole company are never a
person's own, nor are those of the office where all work.

| the call | how the server finds out who gains |
|---|---|
| of the person | the address names the employee; the server refuses before it does anything |
| of the record | the record or the body names the employee; the server looks there and refuses likewise |
| of no one | the table below says why |
`

/** Returns docs/own-gain.md: every call that writes, with its possible gain for the caller. */
export function ownGainPage(endpoints: readonly Endpoint[]): string {
  const writing = endpoints.filter(({ gain }) => gain)
  const line = ({ method, path, gain }: Endpoint) =>
    `| \`${method} ${path}\` | ${gain!.of === 'none' ? gain!.why : gain!.what} |`

  const table = (title: string, column: string, of: 'person' | 'record' | 'none') => {
    const rows = writing.filter(({ gain }) => gain!.of === of).map(line)
    return [`## ${title}`, '', `| call | ${column} |`, '|---|---|', ...rows.sort(), ''].join('\n')
  }

  return [
    HEAD,
    table('What gives to the person', 'what one gains', 'person'),
    table('What may give to the person', 'what one gains', 'record'),
    table('What gives to no one alone', 'why', 'none'),
  ].join('\n')
}
