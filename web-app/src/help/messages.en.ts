/** Texts of the administrators' help. */
export default {
  help: 'Help',
  tours: 'Show me how',
  topics: {
    employee: 'Adding Employee',
    project: 'Adding Project',
    client: 'Adding Client',
    event: 'Adding Event',
  },
  offer: 'New here? These tours show you around, one step at a time.',
  notNow: 'Not now',
  steps: {
    add: 'Begin with this button. Next opens the form for you.',
    dialog: 'Everything about the new record is asked here. Esc closes it and keeps nothing.',
    form: 'Fill these in. A star marks what is needed; what is wrong is said at its field.',
    submit: 'This saves it. What you did is in the history afterwards.',
  },
  step: '{{at}} of {{all}}',
  next: 'Next',
  done: 'Done',
  skip: 'Skip the tour',
} as const
