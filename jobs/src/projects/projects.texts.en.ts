export const en = {
  project: 'Project',
  status: 'Status',
  start: 'Start',
  due: 'Due',
  description: 'Description',
  assigned: (title: string) => ({
    subject: `A task for you: ${title}`,
    heading: title,
    lines: ['This task is assigned to you.'],
    button: 'Open the task',
  }),
  changed: (title: string) => ({
    subject: `Your task has changed: ${title}`,
    heading: title,
    lines: ['This task of yours has changed. These are its details now.'],
    button: 'Open the task',
  }),
  footer: (company: string) => `You get this message because you work at ${company}.`,
}
