import type { Endpoint } from '@workledger/contracts/kernel/endpoint'

const HEAD = `# Who gains by a call

This page is generated from the contracts by \`npm run openapi\`.

Nobody serves themselves. Nobody changes or decides what they alone gain by, whatever their role. The admin behind a
sign-in-as session counts as the person who acts.

*Somebody else* is an active member who has joined and may make the call. Whoever is on leave counts only with a
stand-in. Where there is nobody else, the act goes through. Its events carry \`nobody_else\`, and the watching rule
*Decided their own* shows it to auditors.

A rule gives to all whom it is for: the people of an office, those who have a leave policy, those who are paid by the hour.
It is one's own where one is that whole group. The group counts active employees who have joined: one person alone can add others.
Holidays of the whole company, or of the office where everybody works, are a rule for everybody: nobody's own.

| the call | how the server finds out who gains |
|---|---|
| of the person | the address names the employee; the server refuses before it does anything |
| of the record | the record or the body names the employee; the server looks there and refuses likewise |
| of nobody | the table below says why |
`

/** Returns docs/own-gain.md: every call that writes, with its possible gain for the caller. */
export function ownGainPage(endpoints: readonly Endpoint[]): string {
  const writing = endpoints.filter(({ gain }) => gain)
  const line = ({ method, path, gain }: Endpoint) =>
    `| \`${method} ${path}\` | ${gain!.of === 'nobody' ? gain!.why : gain!.what} |`

  const table = (title: string, column: string, of: 'person' | 'record' | 'nobody') => {
    const rows = writing.filter(({ gain }) => gain!.of === of).map(line)
    return [`## ${title}`, '', `| call | ${column} |`, '|---|---|', ...rows.sort(), ''].join('\n')
  }

  return [
    HEAD,
    table('What gives to the person', 'what one gains', 'person'),
    table('What may give to the person', 'what one gains', 'record'),
    table('What gives to nobody alone', 'why', 'nobody'),
  ].join('\n')
}
