/** Words of the rules for the approval of weeks. */
export default {
  tab: 'Approval of weeks',
  text: 'Without a rule, one person decides. A rule for certain departments comes before one for everyone; then the one with the most hours. A submitted week keeps its steps. The person who submits never decides.',
  departments: 'Departments',
  everyone: 'Everyone',
  noDepartment: 'No such department',
  fromHours: 'Least hours',
  fromHoursHint: '0 is for every week.',
  previewText: 'Choose a person and hours to see to whom the week would go.',
  oneStep: 'One person decides, the manager or an administrator.',
  hours: 'Hours',
  empty: {
    title: 'No rules yet',
    text: 'One person decides each week, the manager or an administrator.',
  },
} as const
