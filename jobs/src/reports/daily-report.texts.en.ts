export const en = {
  subject: (company: string, day: string) => `${company}: work on ${day}`,
  heading: 'Daily work report',
  summary: (into: number, people: number, worked: string, tracked: string) =>
    `${into} of ${people} were in, for ${worked} together; ${tracked} were tracked.`,
  onLeave: (names: string) => `On leave: ${names}.`,
  halves: {
    first_half: (name: string) => `${name} (first half of the day)`,
    second_half: (name: string) => `${name} (second half of the day)`,
    part: (name: string, part: string) => `${name} (${part})`,
  },
  person: 'Name',
  in: 'In',
  out: 'Out',
  stillIn: 'still in',
  onBreak: 'on a break',
  noCheckOut: 'no check-out',
  worked: 'Worked',
  tracked: 'Tracked',
  planned: 'Planned',
  done: 'Done',
  projects: 'Time by project',
  noProject: 'No project',
  footer: (company: string) =>
    `You get this message because ${company} sends a daily work report. An admin can turn it off in the settings.`,
}
