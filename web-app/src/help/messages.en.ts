/** Texts of the administrators' help. */
export default {
  help: 'Help',
  tours: 'Show me how',
  topics: {
    employee: 'Adding Employee',
    project: 'Adding Project',
    client: 'Adding Client',
    event: 'Adding Event',
    office: 'Adding Office',
  },
  walked: '{{topic}} (done)',
  offer: 'New here? These tours walk you through adding your first records.',
  notNow: 'Not now',
  steps: {
    add: 'Begin with this button. Next opens the form for you.',
    dialog: 'Everything about the new record is asked here. Esc closes it and keeps nothing.',
    submit: 'This saves it. If something is wrong, the field says what.',
  },
  form: {
    employee:
      'Name and e-mail are needed. Leave the invitation on, and your employee gets a link to sign in.',
    project:
      'A project has a name and a client. If you have no clients yet, leave this tour and add one first.',
    client:
      'A client has a name and somebody to talk to. Rate and address can wait; invoices need the address.',
    event: 'An event has a title, a day, a time and a place. Employees find it in their calendars.',
    office:
      'An office has a name, an address and a time zone, by which its working days are counted.',
  },
  saved: {
    employee: 'This is your employee. Add a contract and a manager next.',
    project: 'This is your project. Add people and tasks to it next.',
    client: 'Your client is in the list. Projects and invoices can name it now.',
    event: 'Your event is in the list and in everybody’s calendar.',
    office: 'Your office is there. Give it its holidays next.',
  },
  step: '{{at}} of {{all}}',
  next: 'Next',
  back: 'Back to the page',
  done: 'Done',
  skip: 'Skip the tour',
} as const
