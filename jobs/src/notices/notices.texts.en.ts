import { counted } from '@workledger/contracts/kernel/written'

const notices = (count: number) =>
  counted('en', count, { one: 'One notice', other: `${count} notices` })

export const en = {
  digest: (count: number, day: string) => ({
    subject: `${notices(count)} of ${day}`,
    heading: notices(count),
    lines: ['What happened since your last daily mail. Open the notices for the details.'],
    button: 'View your notices',
  }),
  footer: (company: string) => `You get this message because you chose a daily mail at ${company}.`,
  push: (kind: string) => `New: ${kind}`,
  pushTest: 'Pushes arrive in this browser.',
  stop: 'Stop such mails',
}
