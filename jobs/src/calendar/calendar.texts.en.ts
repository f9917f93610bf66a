export const en = {
  when: 'When',
  where: 'Where',
  office: 'Office',
  description: 'Description',
  from: (start: string, end: string) => `${start} to ${end}`,
  time: (day: string, time: string) => `${day}, ${time}`,
  new: (title: string) => ({
    subject: `Company event: ${title}`,
    heading: title,
    lines: ['You are invited to this event.'],
    button: 'Open the event',
  }),
  changed: (title: string) => ({
    subject: `Company event changed: ${title}`,
    heading: title,
    lines: ['This event has changed. These are its details now.'],
    button: 'Open the event',
  }),
  cancelled: (title: string) => ({
    subject: `Company event cancelled: ${title}`,
    heading: title,
    lines: ['This event will not take place.'],
    button: 'Open the calendar',
  }),
  withdrawn: (title: string) => ({
    subject: `Company event not for your office any more: ${title}`,
    heading: title,
    lines: ['This event is for the people of another office now.'],
    button: 'Open the calendar',
  }),
  footer: (company: string) => `You get this message because you work at ${company}.`,
}
