export const en = {
  asked: (survey: string) => ({
    subject: survey,
    heading: survey,
    lines: ['Please answer a few questions. Your link works once.'],
    button: 'Answer the survey',
  }),
  until: 'Open until',
  anonymous:
    'This survey is anonymous: no one, not even an administrator, can see who answered what. Results appear from five answers on.',
  confidential:
    'This survey is confidential: the administrators of surveys see your answers with your name.',
  footer: (company: string) =>
    `You get this message because you work at ${company}. Do not pass it on: anyone with the link can answer in your place.`,
}
