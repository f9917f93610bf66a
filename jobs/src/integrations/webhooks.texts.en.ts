export const en = {
  subject: (name: string) => `The webhook ${name} is switched off`,
  failing: (origin: string) => `A delivery to ${origin} has not succeeded for three days.`,
  gone: (origin: string) => `${origin} answered that the address is gone.`,
  rights: (origin: string) =>
    `The person or service account behind the webhook to ${origin} has no rights any more.`,
  next: 'Nothing is lost: switched on again, it goes on from where it stopped.',
  button: 'Open the webhook',
  footer: (company: string) => `You get this message because you administer ${company}.`,
}
