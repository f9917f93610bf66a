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
  offer: 'New here? Short tours walk you through adding your first records.',
  notNow: 'Not now',
  steps: {
    add: 'Start with this button. Next opens the form.',
    dialog: 'Enter the new record here. Esc closes it without saving.',
    submit: 'This saves it. If a value is wrong, its field says so.',
  },
  form: {
    employee:
      'Name and email are needed. Leave the invitation on, and your employee gets a link to sign in.',
    project:
      'A project has a name and a client. If you have no clients yet, leave this tour and add one first.',
    client:
      'A client has a name and a contact. Rate and address can wait; invoices need the address.',
    event: 'An event has a title, a day, a time and a place. Employees find it in their calendars.',
    office:
      'An office has a name, an address and a time zone. Its working days follow the time zone.',
  },
  saved: {
    employee: 'This is your employee. Add a contract and a manager next.',
    project: 'This is your project. Add people and tasks to it next.',
    client: 'Your client is in the list. You can now choose it in projects and invoices.',
    event: 'Your event is in the list and in all calendars.',
    office: 'Your office is in the list. Import its holidays next.',
  },
  step: '{{at}} of {{all}}',
  next: 'Next',
  back: 'Back to the page',
  done: 'Done',
  skip: 'Skip the tour',
} as const
