import { counted } from '@workledger/contracts/kernel/written'

export const en = {
  opening: 'Opening',
  when: 'When',
  where: 'Where',
  minutes: (minutes: number) =>
    counted('en', minutes, { one: 'one minute', other: `${minutes} minutes` }),
  received: (opening: string, company: string, months: number) => ({
    subject: `Your application: ${opening}`,
    heading: 'Thank you for applying',
    lines: [
      `${company} has received your application for ${opening} and will be in touch.`,
      'On the page below you can read and answer messages about it. Anyone with this link can read them, so keep it to yourself.',
    ],
    note: `Your application is kept for ${counted('en', months, { one: 'one month', other: `${months} months` })} after its last step and then erased.`,
  }),
  button: 'Open your messages',
  reply: (name: string, opening: string) => ({
    subject: `${name} answered: ${opening}`,
    heading: `${name} answered`,
    lines: [`A candidate for ${opening} has written to you.`],
    button: 'Read and answer',
  }),
  invited: (opening: string, company: string) => ({
    subject: `Interview: ${opening}`,
    heading: 'An invitation to an interview',
    lines: [
      `${company} invites you to an interview for ${opening}. The attached file puts it into your calendar.`,
    ],
  }),
  leads: (name: string, opening: string) => ({
    subject: `Interview with ${name}: ${opening}`,
    heading: `Interview with ${name}`,
    lines: [
      `You lead an interview for ${opening}. The attached file puts it into your calendar. Afterwards, please give your feedback.`,
    ],
    button: 'View your interviews',
  }),
  moved: (opening: string) => ({
    subject: `Interview changed: ${opening}`,
    heading: 'An interview has changed',
    lines: [
      `The interview for ${opening} has changed. The attached file brings your calendar up to date.`,
    ],
  }),
  cancelled: (opening: string) => ({
    subject: `Interview cancelled: ${opening}`,
    heading: 'An interview has been cancelled',
    lines: [
      `The interview for ${opening} does not take place. The attached file takes it out of your calendar.`,
    ],
  }),
  takenOff: (name: string, opening: string) => ({
    subject: `You no longer lead the interview with ${name}: ${opening}`,
    heading: 'You no longer lead this interview',
    lines: [
      `Others lead the interview with ${name} for ${opening}. The attached file takes it out of your calendar.`,
    ],
  }),
  candidate: (company: string) => `You get this message because you applied at ${company}.`,
  colleague: (company: string) => `You get this message because you recruit for ${company}.`,
}
